/** Legal actions as a person looks through them: by what they are listed under, and by where they are on the board. */

import type { Offer } from "../protocol";
import type { Text } from "./texts.svelte";

export const MANY = 40; // from so many on, a filter helps

/** By the words that they are listed under, in the order in which they come. */
export function grouped(offers: readonly Offer[], say: (text: Text) => string): Map<string, Offer[]> {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const under = say(offer.under);
    groups.set(under, [...(groups.get(under) ?? []), offer]);
  }
  return groups;
}

/** Those of one kind, with its facts. */
export function ofKind<Any extends Offer, Kind extends Any["kind"]>(offers: readonly Any[], kind: Kind): Extract<Any, { kind: Kind }>[] {
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

/** Those whose words hold every word that is looked for. */
export function filtered(offers: readonly Offer[], words: string, say: (text: Text) => string): Offer[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: Text, word: string) => say(text).toLowerCase().includes(word);
  return offers.filter(({ under, text }) => wanted.every((word) => holds(under, word) || holds(text, word)));
}
