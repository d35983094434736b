/** Light or dark: as the system says, until somebody chooses here. `public/theme.js` applies a kept choice early. */

import { keep } from "./storage";

export type Theme = "light" | "dark";

const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

let system = $state<Theme>(themeOf(systemIsDark.matches));
let chosen = $state<string | undefined>(document.documentElement.dataset.theme);

systemIsDark.addEventListener("change", (change) => (system = themeOf(change.matches)));

function themeOf(dark: boolean): Theme {
  return dark ? "dark" : "light";
}

export function theme(): Theme {
  return chosen === "light" || chosen === "dark" ? chosen : system;
}

export function changeTheme(): void {
  chosen = theme() === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = chosen;
  keep("theme", chosen);
}
