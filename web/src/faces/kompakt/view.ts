/** What a chair sees of the pocket edition: the fields of its View that are drawn, and what is printed on the material. */

import { t } from "../../lib/texts.svelte";
import type { Look } from "../../pieces/look";
import { BLACK, called, type Kind } from "../../pieces/tickets";
import type { Figure, Now } from "../../protocol";

export interface View {
  hands: number; // begun
  mister_x: number; // his seat
  black: number;
  points: number[]; // by seat
  tickets: number[]; // by ticket, from 1 on
  giving_up: number[]; // by seat
  moved: number[]; // by figure: not 0 if it has moved this turn
  pawns: number[]; // by figure: its station, 0 if it has none or it is hidden; figure 0 is Mister X
}

export const viewOf = (now: Now): View => now.view as unknown as View;

export const GIVING_UP = 1;
export const PRICES = [1, 2, 3]; // of a ticket, in the same order
export const BLACK_COSTS = 3;
export { BLACK };

/** What a kind of ticket is called. */
export function wordOf(kind: Kind): string {
  return kind.by ? t("kompakt-transport", { transport: kind.id, called: called(kind) }) : t("kompakt-face-black");
}

/** Detectives' figures belong to all of them, so each has a colour of its own. */
export function lookOf({ mark }: Figure): Look {
  return mark === "X" ? { shape: "mask" } : { shape: "hat", colour: "pawn" };
}
