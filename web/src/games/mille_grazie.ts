// Made by tools/protocol.py from the game's state.py and info.py: change these, then run it.

import type { Offer as AnyOffer } from "../offers";

export interface View {
  players: number;
  first_noble: number;
  phase: number;
  reason: number;
  noble: number;
  roads: number;
  travelled: number;
  road: number;
  to_lose: number;
  chosen: Array<number>;
  dials: Array<Array<number>>;
  used: Array<number>;
  cities: Array<number>;
  points: Array<number>;
  where: Array<number>;
}

export type Event =
  | { kind: "drawn"; seat: number }
  | { kind: "dealt"; seat: number; card: number }
  | { kind: "laid"; city: number; card: number }
  | { kind: "turned_away"; card: number }
  | { kind: "reshuffled" }
  | { kind: "begun"; seat: number }
  | { kind: "set"; seat: number; road: number; other: number }
  | { kind: "set_out"; seat: number; number: number; road: number }
  | { kind: "travelled"; seat: number; road: number }
  | { kind: "ambushed"; seat: number; road: number; number: number }
  | { kind: "guarded"; seat: number; road: number }
  | { kind: "lost"; seat: number; card: number }
  | { kind: "arrived"; seat: number; city: number }
  | { kind: "fulfilled"; seat: number; card: number; number: number }
  | { kind: "left"; seat: number; city: number }
  | { kind: "discarded"; seat: number; card: number }
  | { kind: "taken"; seat: number; card: number }
  | { kind: "ended"; reason: number };

type Offered = Omit<AnyOffer, "kind" | "facts">;

export type Offer =
  | (Offered & { kind: "wait"; facts: { road: number } })
  | (Offered & { kind: "pair"; facts: { road: number; other: number } })
  | (Offered & { kind: "alone"; facts: Record<string, never> })
  | (Offered & { kind: "escort"; facts: { road: number } })
  | (Offered & { kind: "travel"; facts: { road: number; city: number } })
  | (Offered & { kind: "leave"; facts: { card: number } })
  | (Offered & { kind: "take"; facts: { card: number } })
  | (Offered & { kind: "swap"; facts: { card: number; other: number } });

/** What the page's parts are told of this game, as in `FaceProps<Game>`. */
export interface Game {
  view: View;
  event: Event;
  offer: Offer;
}

export type Role = "noble" | "brigand";

export type Reason = "delivered" | "waylaid";

export type Board = "italy";

export const OPTIONS = {
  first_noble: { choices: ["seat", "random"] },
} as const;

export const COLOUR_WORDS = ["", "green", "violet", "orange"] as const;
export const ROADS_ESCORTED = 4;
export const GOAL = 30;
export const FIELD_SPOTS = 100;
export const ROAD_SPOTS = 200;
export const HELD = 1;
export const MAP = 5;
export const AMBUSH = 3;
export const SETTING_OUT = 4;
export const TRAVEL = 5;
export const LOSING = 6;
export const TAKING = 7;
export const WAYLAID = 2;
