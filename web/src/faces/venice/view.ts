/** What a chair sees of Scotland Yard Venice: the fields of its View that are drawn, and what is printed on the material. */

import { t } from "../../lib/texts.svelte";
import { BLACK, called, DOUBLE, type Kind, kindAt } from "../../pieces/tickets";
import type { Look } from "../../pieces/look";
import type { Figure, Now } from "../../protocol";

export interface View {
  players: number;
  detectives: number;
  seekers: number;
  rounds: number;
  moves: number;
  black: number;
  doubles: number;
  supply: number[]; // by ticket, from 1 on
  tickets: number[][]; // by pawn, then by ticket
  moved: number[]; // by pawn: not 0 if it has moved this round
  pawns: number[]; // by pawn: its station, 0 if it is hidden; pawn 0 is Mister X
}

export const viewOf = (now: Now): View => now.view as unknown as View;

/** The boxes of the log in which he shows himself, and how many there are. */
export const SHOWS = [3, 8, 13, 18, 24];
export const BOXES = 24;

const BLACK_NUMBER = 4;

/** By ticket number, from 1 on: the ordinary ones, then the black one. */
export const kindOf = (ordinary: readonly Kind[], ticket: number): Kind => (ticket === BLACK_NUMBER ? BLACK : kindAt(ordinary, ticket));

export const SECRETS = [BLACK, DOUBLE];

/** What a kind of ticket is called. */
export function wordOf(kind: Kind): string {
  const { id, by } = kind;
  if (by) return t("venice-transport", { transport: id, called: called(kind) });
  return t(id === BLACK.id ? "venice-face-black" : "venice-face-double");
}

export function lookOf({ mark, seat }: Figure): Look {
  if (mark === "X") return { shape: "mask" };
  return { shape: seat === null ? "cap" : "hat" };
}
