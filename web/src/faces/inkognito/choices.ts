/** The offers of a meeting, as what one does with cards. Nothing is a choice here that is no offer. */

import type { Offer } from "../../games/inkognito";
import { ofKind } from "../../pieces/offers";
import { calledOf } from "./cards";

export interface Pair {
  isTrue: number; // the card that is
  other: number;
  offer: Offer;
}

/** Of two black cards, one. */
type Which = Extract<Offer, { kind: "black" | "look" }>;

export interface Choices {
  pairs: Pair[];
  black: Which[];
  looks: Which[];
  asks: { figure: number; offer: Offer }[];
  nothing: Offer | undefined;
  calls: Map<string, Offer>; // by the number called
}

export function choicesOf(offers: readonly Offer[]): Choices {
  return {
    pairs: ofKind(offers, "show").map((offer) => ({ isTrue: offer.facts.card, other: offer.facts.other, offer })),
    black: ofKind(offers, "black"),
    looks: ofKind(offers, "look"),
    asks: ofKind(offers, "ask").map((offer) => ({ figure: offer.facts.figure, offer })),
    nothing: ofKind(offers, "nothing")[0],
    calls: new Map(ofKind(offers, "call").map((offer) => [calledOf(offer.facts.number), offer])),
  };
}

/** Half a pair, or a whole one; 0 is a card not yet picked. */
export interface Picked {
  isTrue: number;
  other: number;
}

/** With one more card picked. A pair that is not offered, as one shown before, loses the half that was there. */
export function pick(picked: Picked, half: keyof Picked, card: number, pairs: readonly Pair[]): Picked {
  const wished = { ...picked, [half]: card };
  if (!wished.isTrue || !wished.other || pairFor(wished, pairs)) return wished;
  return { isTrue: 0, other: 0, [half]: card };
}

export function pairFor(picked: Picked, pairs: readonly Pair[]): Pair | undefined {
  return pairs.find((pair) => pair.isTrue === picked.isTrue && pair.other === picked.other);
}

/** Fragments by agent; one that is taken from another leaves him with what was here. */
export function assign(number: readonly string[], agent: number, fragment: string): string[] {
  const from = number.indexOf(fragment);
  return number.map((held, n) => (n === agent ? fragment : n === from ? number[agent]! : held));
}
