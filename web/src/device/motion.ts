/** Whether nothing on the screen should move by itself. */
export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
