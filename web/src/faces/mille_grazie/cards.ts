/** Order cards: what is written on them, and where each is. */

import { HELD, MAP, type View } from "../../games/mille_grazie";

export interface Order {
  card: number;
  first: string;
  destination: string;
  worth: number;
}

/** By their numbers. */
export type Orders = ReadonlyMap<number, Order>;

export const NO_ORDERS: Orders = new Map(); // until the board is here

export function heldBy(seat: number, view: View, orders: Orders): Order[] {
  return lying(HELD + seat, view, orders);
}

export function onTheMap(view: View, orders: Orders): Order[] {
  return lying(MAP, view, orders);
}

function lying(place: number, view: View, orders: Orders): Order[] {
  return view.where.flatMap((where, card) => (where === place ? (orders.get(card) ?? []) : []));
}

/** A city in three letters, as on a luggage label: GEN, S M. */
export function short(city: string): string {
  const words = city.split(" ");
  return (words.length > 1 ? words.map((word) => word[0]).join("") : city.slice(0, 3)).toUpperCase();
}
