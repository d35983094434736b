/** Legal actions by what they are and by where they are on the board. */

import type { Offer } from "../offers";

/** Those of one kind, with its facts. */
export function ofKind<Any extends Offer, Kind extends Any["kind"]>(
  offers: readonly Any[],
  kind: Kind,
): Extract<Any, { kind: Kind }>[] {
  return offers.filter((offer): offer is Extract<Any, { kind: Kind }> => offer.kind === kind);
}

/** By spot; those without one are nowhere on the board. */
export function bySpot<Any extends Offer>(offers: readonly Any[]): Map<number, Any[]> {
  const spots = new Map<number, Any[]>();
  for (const offer of offers) {
    if (offer.spot) spots.set(offer.spot, [...(spots.get(offer.spot) ?? []), offer]);
  }
  return spots;
}

/** The one spot that they all have; 0 if they have none, or not the same. */
export function commonSpot(offers: readonly Offer[]): number {
  const [spot = 0, ...others] = new Set(offers.map((offer) => offer.spot));
  return others.length ? 0 : spot;
}
