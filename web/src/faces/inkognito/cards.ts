/** Figures and cards by the words that messages know them by. Views and events number them so; card 0 is none. */

import { t } from "../../lib/texts.svelte";

export const COLOURS = ["azure", "yellow", "green", "pink", "black"] as const;
export const CARDS = ["", "fiddlebottom", "bubble", "zsazsa", "x", "52", "11", "0", "29"] as const;
export const IDENTITIES = [1, 2, 3, 4];
export const FRAGMENTS = [5, 6, 7, 8];
export const FICTITIOUS = 3; // with three players, the fourth agent

export const isIdentity = (card: number): boolean => card <= IDENTITIES.length;
export const cardOf = (word: unknown): number => CARDS.findIndex((card) => card === word);
export const figureOf = (word: unknown): number => COLOURS.findIndex((colour) => colour === word);

export const letterOf = (figure: number): string => COLOURS[figure]!.charAt(0).toUpperCase();

/** What stands on its mask: a letter or two of its colour, in the reader's language. */
export const markOf = (figure: number): string => t("inkognito-face-letter", { figure: COLOURS[figure]! });
export const figureName = (figure: number): string => t("inkognito-name", { figure: COLOURS[figure]! });
export const cardName = (card: number): string => t("inkognito-card", { card: CARDS[card]! });

/** A name for a narrow card: a long word may be broken in the middle. */
export const narrowName = (card: number): string =>
  cardName(card).replace(/\p{L}{11,}/gu, (word) => `${word.slice(0, word.length / 2)}\u00ad${word.slice(word.length / 2)}`);

/** What the face reads of a view; numbers and flags alike come as numbers. */
export interface View {
  players: number;
  ambassador: number;
  phase: number;
  games: number;
  starter: number;
  rounds: number;
  laid: number;
  asker: number;
  asked: number;
  points: number[];
  hand: number[][];
  here: number[];
  identity: number[];
  fragment: number[];
  chosen: number[];
}

export const MEETING = 5; // the phase in which those who have met decide what to show
export const ANSWERING = 6; // the phase in which an agent who was asked shows a black card

export const isFictitious = (view: View, figure: number): boolean => figure === FICTITIOUS && view.players === FICTITIOUS;
export const isPlayed = (view: View, figure: number): boolean => figure < view.players;
export const agentsOf = (view: View): number[] => COLOURS.map((_, figure) => figure).filter((figure) => figure !== view.ambassador);

export type Role = "agent" | "ambassador" | "fictitious";

export function roleOf(view: View, figure: number): Role {
  if (figure === view.ambassador) return "ambassador";
  return isFictitious(view, figure) ? "fictitious" : "agent";
}

export const fullName = (view: View, figure: number): string =>
  t("inkognito-figure", { figure: COLOURS[figure]!, role: roleOf(view, figure) });
