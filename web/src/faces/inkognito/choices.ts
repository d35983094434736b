/** The offers of a meeting, as what one does with cards. Nothing is a choice here that is no offer. */

import type { Offer } from "../../protocol";
import { cardOf, figureOf } from "./cards";

export interface Pair {
  isTrue: number; // the card that is
  other: number;
  offer: Offer;
}

export interface Choices {
  pairs: Pair[];
  black: Offer[]; // identity, then fragment; so are looks
  looks: Offer[];
  asks: { figure: number; offer: Offer }[];
  nothing: Offer | undefined;
  calls: Map<string, Offer>; // by the number called
}

export function choicesOf(offers: readonly Offer[]): Choices {
  const under = (what: string) => offers.filter((offer) => offer.under[0] === `inkognito-offer-${what}`);
  return {
    pairs: under("show").map((offer) => ({ isTrue: cardOf(offer.text[1].card), other: cardOf(offer.text[1].other), offer })),
    black: under("black"),
    looks: under("look"),
    asks: under("ask").map((offer) => ({ figure: figureOf(offer.text[1].figure), offer })),
    nothing: under("else")[0],
    calls: new Map(under("call").map((offer) => [String(offer.text[1].called), offer])),
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
