/** Scotland Yard Venice: what is printed on the material. */

import { BLACK as BY_BLACK, DOUBLE_MOVES, MISTER_X, type Offer, ROUNDS, type View } from "../../games/venice";
import type { PawnLook } from "../../pieces/pawnLook";
import { BLACK, called, DOUBLE, type TicketKind, kindAt } from "../../pieces/tickets";
import type { Figure } from "../../protocol";
import { t } from "../../text/texts.svelte";

/** Of the log: one for each move, two for a double one. */
export const BOXES = ROUNDS + DOUBLE_MOVES;

/** By ticket number, from 1 on: the ordinary ones, then the black one. */
export const kindOf = (ordinary: readonly TicketKind[], ticket: number): TicketKind =>
  ticket === BY_BLACK ? BLACK : kindAt(ordinary, ticket);

/** The pawn that an offer moves; Mister X has no number. */
export const pawnOf = (offer: Offer): number => (offer.kind === "pursuit" ? offer.facts.pawn : MISTER_X);

/** The number of the ticket that pays for a move. */
export const ticketOf = (offer: Offer): number => ("ticket" in offer.facts ? offer.facts.ticket : BY_BLACK);

export const SECRETS = [BLACK, DOUBLE];

/** What a kind of ticket is called. */
export function wordOf(kind: TicketKind): string {
  const { id, by } = kind;
  if (by) return t("venice-transport", { transport: id, called: called(kind) });
  return t(id === BLACK.id ? "venice-face-black" : "venice-face-double");
}

/** Detectives sit in seat order around Mister X, or one plays them all; police are nobody's. */
export function ownersOf(view: Pick<View, "players" | "mister_x" | "detectives" | "seekers">): (number | null)[] {
  const hunters = [...Array(view.players).keys()].filter((seat) => seat !== view.mister_x);
  const detective = (n: number) => hunters[view.players === 2 ? 0 : n]!;
  const pawns = Array.from({ length: view.seekers }, (_, n) => (n < view.detectives ? detective(n) : null));
  return [view.mister_x, ...pawns];
}

export function lookOf({ mark, seat }: Figure): PawnLook {
  if (mark === "X") return { shape: "mask" };
  return { shape: seat === null ? "cap" : "hat" };
}
