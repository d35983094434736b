/** Scotland Yard Venice: what is printed on the material. */

import { t } from "../../lib/texts.svelte";
import { BLACK, DOUBLE, type Kind, kindsOf } from "../../pieces/tickets";
import type { Look } from "../../pieces/look";
import { BLACK as BY_BLACK, DOUBLE_MOVES, MISTER_X, type Offer, ROUNDS } from "../../games/venice";
import type { Figure, TableInfo } from "../../protocol";

/** Of the log: one for each move, two for a double one. */
export const BOXES = ROUNDS + DOUBLE_MOVES;

/** Transports of ordinary tickets, by board. */
export const FLEETS: Record<string, string[]> = {
  venice: ["gondola", "motorboat", "jet_ski"],
  london: ["taxi", "bus", "underground"],
};

export const ordinary = (table: TableInfo): Kind[] => kindsOf(FLEETS[table.board] ?? FLEETS.venice!);

/** By ticket number, from 1 on: the ordinary ones, then the black one. */
export const kindOf = (table: TableInfo, ticket: number): Kind => [...ordinary(table), BLACK][ticket - 1]!;

/** The pawn that an offer moves; Mister X has no number. */
export const pawnOf = (offer: Offer): number => (offer.kind === "pursuit" ? offer.facts.pawn : MISTER_X);

/** The number of the ticket that pays for a move. */
export const ticketOf = (offer: Offer): number => ("ticket" in offer.facts ? offer.facts.ticket : BY_BLACK);

export const SECRETS = [BLACK, DOUBLE];

/** What a kind of ticket is called. */
export function wordOf({ id, by }: Kind): string {
  if (by) return t("venice-transport", { transport: id, called: id });
  return t(id === BLACK.id ? "venice-face-black" : "venice-face-double");
}

export function lookOf({ mark, seat }: Figure): Look {
  if (mark === "X") return { shape: "mask" };
  return { shape: seat === null ? "cap" : "hat" };
}
