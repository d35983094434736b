/** Figures and cards by the words that messages know them by. Views and events number them so; card 0 is none. */

import { CALLS, CARD_WORDS, COLOURS, FICTITIOUS, IDENTITIES, type View } from "../../games/inkognito";
import { t } from "../../text/texts.svelte";

export const isIdentity = (card: number): boolean => card <= IDENTITIES.length;

/** A telephone number as its fragments: `52-11-0-29`. */
export const calledOf = (number: number): string => CALLS[number]!.map((card) => CARD_WORDS[card]).join("-");

/** In a sentence, where it stays on one line. */
export const unbroken = (called: string): string => called.replaceAll("-", "-\u2060");

export const letterOf = (figure: number): string => COLOURS[figure]!.charAt(0).toUpperCase();

/** What stands on its mask: a letter or two of its colour, in the reader's language. */
export const markOf = (figure: number): string => t("inkognito-face-letter", { figure: COLOURS[figure]! });
export const figureName = (figure: number): string => t("inkognito-name", { figure: COLOURS[figure]! });
export const cardName = (card: number): string => t("inkognito-card", { card: CARD_WORDS[card]! });

/** A name for a narrow card: a long word may be broken in the middle. */
export const narrowName = (card: number): string =>
  cardName(card).replace(
    /\p{L}{11,}/gu,
    (word) => `${word.slice(0, word.length / 2)}\u00ad${word.slice(word.length / 2)}`,
  );

export const isFictitious = (view: View, figure: number): boolean =>
  figure === FICTITIOUS && view.players === FICTITIOUS;
export const isPlayed = (view: View, figure: number): boolean => figure < view.players;
export const agentsOf = (view: View): number[] =>
  COLOURS.map((_, figure) => figure).filter((figure) => figure !== view.ambassador);

export type Role = "agent" | "ambassador" | "fictitious";

export function roleOf(view: View, figure: number): Role {
  if (figure === view.ambassador) return "ambassador";
  return isFictitious(view, figure) ? "fictitious" : "agent";
}

export const fullName = (view: View, figure: number): string =>
  t("inkognito-figure", { figure: COLOURS[figure]!, role: roleOf(view, figure) });
