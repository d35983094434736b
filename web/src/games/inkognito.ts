// Made by tools/protocol.py from the game's state.py and info.py: change these, then run it.

import type { Offer as AnyOffer } from "../offers";

export interface View {
  players: number;
  rotates: number;
  first_starter: number;
  ambassador: number;
  phase: number;
  reason: number;
  games: number;
  first: number;
  starter: number;
  rounds: number;
  laid: number;
  asker: number;
  asked: number;
  points: Array<number>;
  hand: Array<Array<number>>;
  here: Array<number>;
  identity: Array<number>;
  fragment: Array<number>;
  chosen: Array<number>;
  choice: number;
  shown: Array<Array<number>>;
}

export type Event =
  | { kind: "drawn"; figure: number }
  | { kind: "game_begun"; number: number }
  | { kind: "dealt"; figure: number; card: number }
  | { kind: "series_begun" }
  | { kind: "begun"; figure: number; number: number }
  | { kind: "laid"; figure: number; place: number }
  | { kind: "went"; figure: number; place: number }
  | { kind: "met"; figure: number; to: number; place: number }
  | { kind: "chosen"; figure: number; choice: number }
  | { kind: "showed"; figure: number; to: number; card: number; other: number }
  | { kind: "confided"; figure: number; to: number; card: number }
  | { kind: "asked"; figure: number; to: number }
  | { kind: "answered"; figure: number; to: number; card: number }
  | { kind: "looked"; figure: number; which: number; card: number }
  | { kind: "called"; figure: number; number: number }
  | { kind: "turned_up"; figure: number; card: number; other: number }
  | { kind: "game_ended"; figure: number; reason: number }
  | { kind: "scored"; figure: number; number: number }
  | { kind: "ended"; reason: number };

type Offered = Omit<AnyOffer, "kind" | "facts">;

export type Offer =
  | (Offered & { kind: "go"; facts: { place: number } })
  | (Offered & { kind: "lay"; facts: { place: number } })
  | (Offered & { kind: "show"; facts: { card: number; other: number } })
  | (Offered & { kind: "black"; facts: { which: number } })
  | (Offered & { kind: "look"; facts: { which: number } })
  | (Offered & { kind: "ask"; facts: { figure: number } })
  | (Offered & { kind: "nothing"; facts: Record<string, never> })
  | (Offered & { kind: "call"; facts: { number: number } });

/** What the page's parts are told of this game, as in `FaceProps<Game>`. */
export interface Game {
  view: View;
  event: Event;
  offer: Offer;
}

export type Role = "agent" | "ambassador";

export type Reason = "right" | "wrong";

export type Board = "inkognito";

export const OPTIONS = {
  ambassador: { choices: ["fixed", "rotates"] },
  first_starter: { choices: ["seat", "random"] },
} as const;

export const COLOURS = ["azure", "yellow", "green", "pink", "black"] as const;
export const CARD_WORDS = ["", "fiddlebottom", "bubble", "zsazsa", "x", "52", "11", "0", "29"] as const;
export const AGENTS = 4;
export const FICTITIOUS = 3;
export const GOAL = 3;
export const IDENTITIES: ReadonlyArray<number> = [1, 2, 3, 4];
export const ALLY_OF: ReadonlyArray<number> = [0, 2, 1, 4, 3];
export const FRAGMENTS: ReadonlyArray<number> = [5, 6, 7, 8];
export const IDENTITY = 1;
export const FRAGMENT = 2;
export const CALLS: ReadonlyArray<ReadonlyArray<number>> = [[], [5, 6, 7, 8], [5, 6, 8, 7], [5, 7, 6, 8], [5, 7, 8, 6], [5, 8, 6, 7], [5, 8, 7, 6], [6, 5, 7, 8], [6, 5, 8, 7], [6, 7, 5, 8], [6, 7, 8, 5], [6, 8, 5, 7], [6, 8, 7, 5], [7, 5, 6, 8], [7, 5, 8, 6], [7, 6, 5, 8], [7, 6, 8, 5], [7, 8, 5, 6], [7, 8, 6, 5], [8, 5, 6, 7], [8, 5, 7, 6], [8, 6, 5, 7], [8, 6, 7, 5], [8, 7, 5, 6], [8, 7, 6, 5]];
export const MEETING = 5;
export const ANSWERING = 6;
export const RIGHT = 1;
