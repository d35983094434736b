/** The pocket edition: what is printed on the material. */

import { t } from "../../lib/texts.svelte";
import type { Look } from "../../pieces/look";
import { BLACK, type Kind, kindsOf } from "../../pieces/tickets";
import type { Offer } from "../../games/kompakt";
import type { Figure } from "../../protocol";

export const ORDINARY: Kind[] = kindsOf(["taxi", "bus", "underground"]);
export { BLACK };

/** The figure that an offer moves, and the ticket that pays for it; nothing if it is Mister X. */
export function moveOf(offer: Offer): { pawn: number; kind: Kind | undefined } {
  if (offer.kind !== "pursuit") return { pawn: 0, kind: offer.kind === "black" ? BLACK : undefined };
  return { pawn: offer.facts.pawn, kind: ORDINARY[offer.facts.ticket - 1] };
}

/** What a kind of ticket is called. */
export function wordOf({ id, by }: Kind): string {
  return by ? t("kompakt-transport", { transport: id, called: id }) : t("kompakt-face-black");
}

/** Detectives' figures belong to all of them, so each has a colour of its own. */
export function lookOf({ mark }: Figure): Look {
  return mark === "X" ? { shape: "mask" } : { shape: "hat", colour: "pawn" };
}
