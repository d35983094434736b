/** Legal actions as a person reads through them: by the words that they are listed under, and by words that are looked for. */

import type { Offer } from "../offers";
import type { Text } from "../text/texts.svelte";

const MANY = 40; // more than so many are looked through by words

export const isMany = (offers: readonly Offer[]): boolean => offers.length > MANY;

/** By the words that they are listed under, in the order in which they come. */
export function grouped(offers: readonly Offer[], say: (text: Text) => string): Map<string, Offer[]> {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const under = say(offer.under);
    groups.set(under, [...(groups.get(under) ?? []), offer]);
  }
  return groups;
}

/** Those whose words hold every word that is looked for; of few, all: nothing shows then that anything is looked for. */
export function filtered(offers: readonly Offer[], words: string, say: (text: Text) => string): readonly Offer[] {
  if (!isMany(offers)) return offers;
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: Text, word: string) => say(text).toLowerCase().includes(word);
  return offers.filter(({ under, text }) => wanted.every((word) => holds(under, word) || holds(text, word)));
}
