/** What somebody notes for themselves in pencil, on places of the board and on cells of a sheet; and what they ask about. */

import type { Doubt } from "../protocol";

export type PencilMark = "suspected" | "ruled_out";

/** Where it was asked: there the answer is told. */
export type AskedAbout = { key: string; name: string; at: "map" | "grid" | "sheet" };

export interface Pencil {
  readonly marks: ReadonlyMap<string, PencilMark>; // by the key of a place or a cell
  readonly canMark: boolean; // else one can only ask
  readonly marking: boolean; // a touch makes a mark, and chooses nothing
  readonly asked: AskedAbout | null;
  ask(asked: AskedAbout | null): void;
  mark(key: string, mark: PencilMark | undefined): void;
  take(marking: boolean): void;
}

/** Drawn around 0 0, ten units in every direction. */
export const SIGNS: Record<PencilMark, string> = {
  suspected: "M-4.500-4.500c.5-5 9-4.500 9 .5 0 3.500-4.500 3-4.500 7M0 8v.01",
  ruled_out: "M-6.500-6.500 6.500 6.500M6.500-6.500-6.500 6.500",
};

export const placeKey = (spot: number): string => String(spot);

/** That somebody is something: by what the messages name, which is the same wherever it is asked. */
export const cellKey = (about: Doubt["about"], name: Doubt["about"]): string =>
  [about, name].map(([, facts]) => Object.values(facts).join(" ")).join("/");

/** What a touch makes of a mark: suspected, ruled out, none. */
export function nextMark(mark: PencilMark | undefined): PencilMark | undefined {
  return mark === undefined ? "suspected" : mark === "suspected" ? "ruled_out" : undefined;
}

/** A touch asks; while marks are made it also makes the next one. */
export function touch(pencil: Pencil, asked: AskedAbout): void {
  if (pencil.marking) pencil.mark(asked.key, nextMark(pencil.marks.get(asked.key)));
  pencil.ask(asked);
}
