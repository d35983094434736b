/** Legal actions tied together by what they have in common. */

import type { Offer } from "../offers";

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

type Move = Offer & { facts: { pawn: number } };

/** The figures that can move, with their moves. */
export function byPawn<Any extends Move>(offers: readonly Any[]): Map<number, Any[]> {
  const pawns = new Map<number, Any[]>();
  for (const offer of offers) {
    const { pawn } = offer.facts;
    pawns.set(pawn, [...(pawns.get(pawn) ?? []), offer]);
  }
  return pawns;
}

export const pawnsOf = (moves: readonly Move[]): number[] => [...byPawn(moves).keys()];
