/** What a person means by touching a die, a pawn or a place: some of the offers, never anything else. */

import { HOW_WORDS, type Offer } from "../../games/dice";

export interface Meaning {
  pawn?: number | undefined;
  how?: string | undefined; // the face of a die, a black ticket, the helicopter
  spot?: number | undefined;
}

const PARTS = ["pawn", "how", "spot"] as const;

export function meaningOf({ facts, spot }: Offer): Meaning {
  const how = "how" in facts ? HOW_WORDS[facts.how] : undefined;
  return { pawn: "pawn" in facts ? facts.pawn : undefined, how, spot: spot || undefined };
}

export function offersMeaning<Any extends Offer>(offers: readonly Any[], meant: Meaning): Any[] {
  return offers.filter((offer) => {
    const behind = meaningOf(offer);
    return PARTS.every((part) => meant[part] === undefined || meant[part] === behind[part]);
  });
}

/** What these offers have in common. */
export function commonMeaning(offers: readonly Offer[]): Meaning {
  const [first, ...others] = offers.map(meaningOf);
  if (!first) return {};
  const common = PARTS.filter((part) => others.every((other) => other[part] === first[part]));
  return Object.fromEntries(common.map((part) => [part, first[part]]));
}

/** What can be meant once a die, a ticket or a pawn is touched; touched once more it is let go. None: nothing is touched. */
export function touched(offers: readonly Offer[], before: Meaning, by: "how" | "pawn", what: string | number): Offer[] {
  return before[by] === what ? without(offers, before, by) : withTouch(offers, before, { [by]: what });
}

/** A touch adds to what was touched before; where both cannot be had, what was touched before gives way. */
function withTouch(offers: readonly Offer[], before: Meaning, touch: Meaning): Offer[] {
  const { pawn, how } = before;
  for (const kept of [before, { pawn, how }, { how }, { pawn }]) {
    const found = offersMeaning(offers, { ...kept, ...touch });
    if (found.length) return found;
  }
  return offersMeaning(offers, touch);
}

/** The place goes with it. */
function without(offers: readonly Offer[], { pawn, how }: Meaning, by: "how" | "pawn"): Offer[] {
  const left = offersMeaning(offers, { pawn, how, [by]: undefined });
  return left.length < offers.length ? left : [];
}
