/** What may be chosen now, as the things of this game: compasses, an escort, ways, an order. */

import { grouped } from "../../lib/offers";
import type { Offer } from "../../protocol";

export interface Choices {
  compass: Map<string, Offer>; // by letter: where a brigand may wait, or what the escort may guard
  pairs: Map<string, Offer>; // by both letters, ascending: the two compasses of the game for two
  alone: Offer | null;
  ways: Offer[];
  take: Offer | null;
  leave: Offer | null;
  swaps: Offer[]; // taking it for one of one's own
}

const KIND = "mille_grazie-offer-";

export function choicesOf(offers: readonly Offer[]): Choices {
  const by = grouped(offers, ([id]) => id);
  const under = (heading: string) => by.get(KIND + heading) ?? [];
  const said = (heading: string, text: string) => under(heading).filter((offer) => offer.text[0] === KIND + text);
  return {
    compass: new Map([...under("wait"), ...said("set-out", "guarding")].map((offer) => [letterOf(offer), offer])),
    pairs: new Map(under("pair").map((offer) => [`${offer.under[1].letter}${letterOf(offer)}`, offer])),
    alone: said("set-out", "alone")[0] ?? null,
    ways: under("travel"),
    take: said("order", "take")[0] ?? null,
    leave: said("order", "leave")[0] ?? null,
    swaps: under("swap"),
  };
}

export function letterOf(offer: Offer): string {
  return String(offer.text[1].letter);
}

/** The offer that sets both compasses so, if they may be. */
export function pairOf(pairs: Choices["pairs"], hands: Hands): Offer | undefined {
  return pairs.get([...hands].sort().join(""));
}

/** Letters, or nothing yet: what each of two compasses points to. */
export type Hands = [string, string];

export const NO_HANDS: Hands = ["", ""];

/** The hands as they stand: as they were turned, or as the choice says if it was made elsewhere; a choice taken back frees both. */
export function handsOf(pairs: Choices["pairs"], chosen: Offer | null, turned: Hands): Hands {
  if (!chosen) return pairOf(pairs, turned) ? NO_HANDS : turned;
  if (pairOf(pairs, turned) === chosen) return turned;
  const [key] = [...pairs].find(([, offer]) => offer === chosen) ?? [""];
  return [key[0] ?? "", key[1] ?? ""];
}

/** A road is touched on the map: it sets the compass that is not set, or moves the one that was set first. */
export function touched(hands: Hands, letter: string): Hands {
  if (hands.includes(letter)) return hands;
  return hands[0] && !hands[1] ? [hands[0], letter] : [hands[1] || letter, hands[1] ? letter : ""];
}
