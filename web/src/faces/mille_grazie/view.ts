/** What the face reads of a view; numbers and flags alike come as numbers. */

import type { Now } from "../../protocol";

export interface View {
  phase: number;
  noble: number;
  roads: number; // of the journey; 0 before it is said
  travelled: number;
  chosen: number[];
  dials: number[][];
  used: number[];
  cities: number[];
  points: number[];
}

export const viewOf = (now: Now | null): View | undefined => now?.view as unknown as View | undefined;

const ESCORTED = 4; // roads of a journey with an escort

export const isEscorted = (view: View, seat: number): boolean => seat === view.noble && view.roads === ESCORTED;

/** What is going on, by phase; before that, cards are dealt. */
const DOINGS = ["", "", "", "ambush", "setting-out", "travel", "travel", "taking"] as const;

export const doingOf = (view: View): string => DOINGS[view.phase] ?? "";
