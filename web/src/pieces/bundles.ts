/** Legal actions tied together by what they have in common. */

import type { Offer } from "../protocol";

export interface Bundle {
  id: string;
  offers: Offer[];
  label: string;
  note?: string;
}

/** Only those that hold something; and if there is but one and it holds everything, it narrows nothing. */
export function worthwhile(bundles: readonly Bundle[], offers: readonly Offer[]): Bundle[] {
  return bundles.filter((bundle) => bundle.offers.length > 0 && bundle.offers.length < offers.length);
}

/** Those whose heading has this id. */
export function under(offers: readonly Offer[], id: string): Offer[] {
  return offers.filter((offer) => offer.under[0] === id);
}

/** The figures that can move, with their moves. */
export function byPawn(offers: readonly Offer[]): Map<number, Offer[]> {
  const pawns = new Map<number, Offer[]>();
  for (const offer of offers) {
    const pawn = pawnOf(offer);
    if (pawn) pawns.set(pawn, [...(pawns.get(pawn) ?? []), offer]);
  }
  return pawns;
}

export function pawnOf({ under: [, facts] }: Offer): number {
  return Number(facts.pawn ?? 0);
}

/** The id of the transport that an action uses, if it says so. */
export function transportOf({ under: [, facts] }: Offer): string | undefined {
  return facts.transport === undefined ? undefined : String(facts.transport);
}
