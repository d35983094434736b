// Made by tools/protocol.py from the game's state.py and info.py: change these, then run it.

import type { Offer as AnyOffer } from "../offers";

export interface View {
  players: number;
  black_tickets: number;
  first_mister_x: number;
  phase: number;
  reason: number;
  hands: number;
  mister_x: number;
  black: number;
  dived: boolean;
  points: Array<number>;
  tickets: Array<number>;
  giving_up: Array<number>;
  moved: Array<number>;
  pawns: Array<number>;
}

export type Event =
  | { kind: "drawn"; seat: number }
  | { kind: "hand_begun"; seat: number; number: number }
  | { kind: "placed"; pawn: number; station: number }
  | { kind: "started"; station: number }
  | { kind: "begun" }
  | { kind: "fled"; station: number }
  | { kind: "dived"; seat: number; station: number }
  | { kind: "shown"; station: number }
  | { kind: "moved"; pawn: number; ticket: number; station: number }
  | { kind: "skipped"; pawn: number }
  | { kind: "gave_up"; seat: number }
  | { kind: "went_on"; seat: number }
  | { kind: "hand_ended"; seat: number; pawn: number; reason: number }
  | { kind: "scored"; seat: number; number: number }
  | { kind: "ended"; reason: number };

type Offered = Omit<AnyOffer, "kind" | "facts">;

export type Offer =
  | (Offered & { kind: "place"; facts: { station: number } })
  | (Offered & { kind: "flight"; facts: { station: number } })
  | (Offered & { kind: "black"; facts: { station: number } })
  | (Offered & { kind: "pursuit"; facts: { pawn: number; ticket: number; station: number } })
  | (Offered & { kind: "give_up"; facts: Record<string, never> })
  | (Offered & { kind: "go_on"; facts: Record<string, never> });

/** What the page's parts are told of this game, as in `FaceProps<Game>`. */
export interface Game {
  view: View;
  event: Event;
  offer: Offer;
}

export type Role = "mister_x" | "detective";

export type Reason = "caught" | "cornered" | "spent" | "stuck" | "given_up";

export type Board = "pocket";

export const OPTIONS = {
  black_tickets: { choices: [1, 2, 3, 4] },
  first_mister_x: { choices: ["seat", "random"] },
} as const;

export const PRICES: ReadonlyArray<number> = [0, 1, 2, 3];
export const BLACK_COSTS = 3;
export const GIVING_UP = 1;
export const CAUGHT = 1;
export const CORNERED = 2;
