/** A picture for each game, drawn by hand, and one for friends; `other` for a game that has none. Fetched together. */

import type { Component } from "svelte";

const files = import.meta.glob<Component>("./*.svelte", { eager: true, import: "default" });

export function vignetteOf(game: string): Component {
  return files[`./${game}.svelte`] ?? files["./other.svelte"]!;
}
