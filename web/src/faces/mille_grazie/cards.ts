/** Order cards: what is written on those that have been seen, and where each is. */

import type { Text } from "../../lib/texts.svelte";
import type { Item, Now } from "../../protocol";

export interface Order {
  card: number;
  first: string;
  destination: string;
  worth: number;
}

const HELD = 1; // a card held by seat s is at HELD + s
const MAP = 5;

/** Every card is named when it is dealt or drawn, so whoever was told that knows it. */
export function cardsOf(items: readonly Item[]): Map<number, Order> {
  const cards = new Map<number, Order>();
  for (const item of items) {
    if (item.type !== "happened" || typeof item.event.card !== "number") continue;
    cards.set(item.event.card, { ...orderIn(item.text), card: item.event.card });
  }
  return cards;
}

/** The order that a text speaks of; it does not say which card that is. */
export function orderIn([, { first, destination, worth }]: Text): Order {
  return { card: 0, first: String(first), destination: String(destination), worth: Number(worth) };
}

export function heldBy(seat: number, now: Now, cards: ReadonlyMap<number, Order>): Order[] {
  return lying(HELD + seat, now, cards);
}

export function onTheMap(now: Now, cards: ReadonlyMap<number, Order>): Order[] {
  return lying(MAP, now, cards);
}

function lying(place: number, now: Now, cards: ReadonlyMap<number, Order>): Order[] {
  return (now.view.where as number[]).flatMap((where, card) => (where === place ? (cards.get(card) ?? []) : []));
}

/** A city in three letters, as on a luggage label: GEN, S M. */
export function short(city: string): string {
  const words = city.split(" ");
  return (words.length > 1 ? words.map((word) => word[0]).join("") : city.slice(0, 3)).toUpperCase();
}
