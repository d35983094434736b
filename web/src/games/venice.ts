// Made by tools/protocol.py from the game's state.py and info.py: change these, then run it.

import type { Offer as AnyOffer } from "../offers";

export interface View {
  players: number;
  mister_x: number;
  stuck_rule: number;
  detectives: number;
  seekers: number;
  phase: number;
  reason: number;
  rounds: number;
  moves: number;
  black: number;
  doubles: number;
  supply: Array<number>;
  tickets: Array<Array<number>>;
  moved: Array<number>;
  pawns: Array<number>;
}

export type Event =
  | { kind: "placed"; pawn: number; station: number }
  | { kind: "hid"; station: number }
  | { kind: "begun"; number: number }
  | { kind: "doubled" }
  | { kind: "fled"; ticket: number; number: number; station: number }
  | { kind: "shown"; number: number; station: number }
  | { kind: "moved"; pawn: number; ticket: number; station: number }
  | { kind: "skipped"; pawn: number }
  | { kind: "ended"; pawn: number; reason: number; station: number };

type Offered = Omit<AnyOffer, "kind" | "facts">;

export type Offer =
  | (Offered & { kind: "flight"; facts: { ticket: number; station: number } })
  | (Offered & { kind: "black"; facts: { station: number } })
  | (Offered & { kind: "double"; facts: Record<string, never> })
  | (Offered & { kind: "pursuit"; facts: { pawn: number; ticket: number; station: number } });

/** What the page's parts are told of this game, as in `FaceProps<Game>`. */
export interface Game {
  view: View;
  event: Event;
  offer: Offer;
}

export type Role = "mister_x" | "detective";

export type Reason = "caught" | "cornered" | "escaped" | "stranded";

export type Board = "venice" | "london";

export const OPTIONS = {
  mister_x: { choices: "seat" },
  stuck_rule: { choices: ["detectives", "all_pawns"] },
} as const;

export const MISTER_X = 0;
export const BLACK = 4;
export const ROUNDS = 22;
export const SHOWS: ReadonlyArray<number> = [3, 8, 13, 18, 24];
export const DOUBLE_MOVES = 2;
export const POOL = 1;
export const FIRST_HALF = 2;
export const SECOND_HALF = 3;
export const SEEK = 4;
export const CAUGHT = 1;
export const CORNERED = 2;
