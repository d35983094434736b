/** Faces: a game has its own in `<game>/index.ts`, or the generic one. */

import type { Component } from "svelte";
import type { Face, Scenes } from "./face";

// The seam: here a face that knows its game meets a table that knows none. Both have their types from the same rules.
const own = import.meta.glob<{ default: Face }>("./*/index.ts");

export async function faceOf(game: string): Promise<Face> {
  const load = own[`./${game}/index.ts`];
  return load ? (await load()).default : { Board: (await import("./generic/Board.svelte")).default };
}

// Apart from the faces, since nobody who plays needs them.
const pictures = import.meta.glob<{ default: Component<{ of: string }> }>("./*/Pictures.svelte");

/** Draws what lies on the table, by name, for whoever learns the game; a game may have none. */
export async function picturesOf(game: string): Promise<Component<{ of: string }> | undefined> {
  return (await pictures[`./${game}/Pictures.svelte`]?.())?.default;
}

// Fetched when a match is under way: nothing is staged before.
const scenes = import.meta.glob<{ default: Scenes }>("./*/scenes.ts");

/** What the game stages; it may have nothing. */
export async function scenesOf(game: string): Promise<Scenes | undefined> {
  return (await scenes[`./${game}/scenes.ts`]?.())?.default;
}
