/** The pocket edition: what is printed on the material. */

import type { Offer } from "../../games/kompakt";
import type { PawnLook } from "../../pieces/pawnLook";
import { BLACK, called, type TicketKind, kindAt } from "../../pieces/tickets";
import type { Figure } from "../../protocol";
import { t } from "../../text/texts.svelte";

export { BLACK };

/** The figure that an offer moves, and the ticket that pays for it; nothing if it is Mister X. */
export function moveOf(offer: Offer, ordinary: readonly TicketKind[]): { pawn: number; kind: TicketKind | undefined } {
  if (offer.kind !== "pursuit") return { pawn: 0, kind: offer.kind === "black" ? BLACK : undefined };
  return { pawn: offer.facts.pawn, kind: kindAt(ordinary, offer.facts.ticket) };
}

/** What a kind of ticket is called. */
export function wordOf(kind: TicketKind): string {
  return kind.by ? t("kompakt-transport", { transport: kind.id, called: called(kind) }) : t("kompakt-face-black");
}

/** Detectives' figures belong to all of them, so each has a colour of its own. */
export function lookOf({ mark }: Figure): PawnLook {
  return mark === "X" ? { shape: "mask" } : { shape: "hat", colour: "pawn" };
}
