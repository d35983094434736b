// The theme that was chosen here, if any; without one the system decides. Kept by src/lib/theme.svelte.ts.
try {
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed to us: the system decides.
}
