// Made by tools/protocol.py from the game's state.py and info.py: change these, then run it.

import type { Offer as AnyOffer } from "../offers";

export interface View {
  players: number;
  mister_x: number;
  tiles: number;
  refill: number;
  double_counts: number;
  detectives: number;
  phase: number;
  reason: number;
  starter: number;
  moves: number;
  opened: number;
  black: number;
  doubles: number;
  helicopters: number;
  tokens: number;
  held: number;
  supply: number;
  rolled: Array<number>;
  used: Array<number>;
  moved: Array<number>;
  pawns: Array<number>;
  notes: Array<number>;
  layout: Array<number>;
  slots: Array<number>;
  light: Array<number>;
}

export type Event =
  | { kind: "laid"; tile: number; slot: number }
  | { kind: "turned"; tile: number }
  | { kind: "placed"; pawn: number; place: number }
  | { kind: "hidden"; place: number }
  | { kind: "named"; tile: number }
  | { kind: "begun"; pawn: number; number: number }
  | { kind: "rolled"; rolled: Array<number> }
  | { kind: "rerolled" }
  | { kind: "moved"; pawn: number; how: number; place: number }
  | { kind: "stayed"; pawn: number }
  | { kind: "doubled" }
  | { kind: "fled"; how: number; number: number; place: number }
  | { kind: "passed"; number: number }
  | { kind: "shown"; number: number; place: number; notes: Array<number> }
  | { kind: "ended"; pawn: number; reason: number; place: number; notes: Array<number> };

type Offered = Omit<AnyOffer, "kind" | "facts">;

export type Offer =
  | (Offered & { kind: "start"; facts: { place: number } })
  | (Offered & { kind: "hide"; facts: { place: number } })
  | (Offered & { kind: "flight"; facts: { how: number; place: number; caught: number } })
  | (Offered & { kind: "pass"; facts: { place: number } })
  | (Offered & { kind: "double"; facts: Record<string, never> })
  | (Offered & { kind: "pursuit"; facts: { pawn: number; how: number; place: number } })
  | (Offered & { kind: "stays"; facts: { pawn: number; place: number } })
  | (Offered & { kind: "token"; facts: Record<string, never> });

/** What the page's parts are told of this game, as in `FaceProps<Game>`. */
export interface Game {
  view: View;
  event: Event;
  offer: Offer;
}

export type Role = "mister_x" | "detective";

export type Reason = "caught" | "escaped";

export type Board = "dice";

export const OPTIONS = {
  mister_x: { choices: "seat" },
  tiles: { choices: ["standard", "expert"], letters: "ABCDEFGHI" },
  refill: { choices: ["one", "full"] },
  double_counts: { choices: ["twice", "once"] },
} as const;

export const MISTER_X = 0;
export const HOW_WORDS = ["", "taxi", "bus", "underground", "black", "helicopter"] as const;
export const FACE_WORDS = ["", "taxi", "bus", "underground", "x"] as const;
export const MOVES = 12;
export const SHOWS: ReadonlyArray<number> = [3, 7, 11];
export const TOKENS = 3;
export const BLACK_TICKETS: ReadonlyArray<number> = [0, 0, 2, 2, 3];
export const DOUBLE_MOVES = 1;
export const HELICOPTERS = 1;
export const PLACING = 2;
export const HIDING = 3;
export const SEEK = 5;
export const FLEE = 6;
export const FIRST_HALF = 7;
export const SECOND_HALF = 8;
export const DOUBLE_COUNTS_ONCE = 1;
export const CAUGHT = 1;
