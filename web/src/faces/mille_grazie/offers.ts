/** What may be chosen now, as the things of this game: compasses, an escort, ways, an order. */

import type { Offer } from "../../games/mille_grazie";
import { ofKind } from "../../pieces/offers";
import { letterOf } from "./atlas";

export type Of<Kind extends Offer["kind"]> = Extract<Offer, { kind: Kind }>;

export interface Choices {
  compass: Map<string, Offer>; // by letter: where a brigand may wait, or what the escort may guard
  pairs: Map<string, Offer>; // by both letters, ascending: the two compasses of the game for two
  alone: Offer | null;
  ways: Of<"travel">[];
  take: Of<"take"> | null;
  leave: Of<"leave"> | null;
  swaps: Of<"swap">[]; // taking it for one of one's own
}

export function choicesOf(offers: readonly Offer[]): Choices {
  const roads = [...ofKind(offers, "wait"), ...ofKind(offers, "escort")];
  return {
    compass: new Map(roads.map((offer) => [letterOf(offer.facts.road), offer])),
    pairs: new Map(
      ofKind(offers, "pair").map((offer) => [letterOf(offer.facts.road) + letterOf(offer.facts.other), offer]),
    ),
    alone: ofKind(offers, "alone")[0] ?? null,
    ways: ofKind(offers, "travel"),
    take: ofKind(offers, "take")[0] ?? null,
    leave: ofKind(offers, "leave")[0] ?? null,
    swaps: ofKind(offers, "swap"),
  };
}

/** The letter of the road that is waited on or guarded; nothing if an offer is about none, or about two. */
export function letterIn(offer: Offer): string {
  return offer.kind === "wait" || offer.kind === "escort" ? letterOf(offer.facts.road) : "";
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
