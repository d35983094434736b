/** Faces: a game has its own in `<game>/index.ts`, or the generic one. */

import type { Face } from "./face";

// The seam: here a face that knows its game meets a table that knows none. Both have their types from the same rules.
const own = import.meta.glob<{ default: Face }>("./*/index.ts");

export async function faceOf(game: string): Promise<Face> {
  const load = own[`./${game}/index.ts`];
  return load ? (await load()).default : { Board: (await import("./generic/Board.svelte")).default };
}
