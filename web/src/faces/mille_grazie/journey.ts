/** A journey as steps that can be shown one after the other. */

import type { Event } from "../../games/mille_grazie";
import type { ItemOf } from "../../pieces/events";

export type Step = Ride | Ambush | Arrival | Delivery;

/** From a city as far as the road's sign: there brigands wait. */
export interface Ride {
  kind: "ride";
  seat: number;
  road: number;
  from: number; // a city
}

export interface Ambush {
  kind: "ambush";
  road: number;
  brigands: { seat: number; points: number }[];
  guarded: boolean;
  cards: number[]; // orders that were lost
}

/** From the sign on. */
export interface Arrival {
  kind: "arrival";
  seat: number;
  road: number;
  from: number; // a city
}

export interface Delivery {
  kind: "delivery";
  seat: number;
  points: number;
  cards: number[]; // orders that were fulfilled
}

interface Leg {
  road: number;
  from: number; // a city
}

/** What the items after the first `after` ones tell of a journey; the earlier ones say where it comes from: first from a card's city. */
export function stepsOf(items: readonly ItemOf<Event>[], after: number, firstOf: (card: number) => number): Step[] {
  const steps: Step[] = [];
  const cities = new Map<number, number>(); // by seat
  let leg: Leg = { road: 0, from: 0 };
  for (const [index, item] of items.entries()) {
    if (item.type !== "happened") continue;
    const { event } = item;
    if (event.kind === "dealt") cities.set(event.seat, firstOf(event.card));
    if (event.kind === "travelled") leg = { road: event.road, from: cities.get(event.seat) ?? 0 };
    if (event.kind === "arrived") cities.set(event.seat, event.city);
    if (index >= after) take(steps, event, leg);
  }
  return steps;
}

function take(steps: Step[], event: Event, leg: Leg): void {
  const last = steps.at(-1);
  if (event.kind === "travelled") steps.push({ kind: "ride", seat: event.seat, ...leg });
  else if (event.kind === "arrived") steps.push({ kind: "arrival", seat: event.seat, ...leg });
  else if (event.kind === "ambushed") ambush(steps, event);
  else if (event.kind === "guarded" && last?.kind === "ambush") last.guarded = true;
  else if (event.kind === "lost" && last?.kind === "ambush") last.cards.push(event.card);
  else if (event.kind === "fulfilled") deliver(steps, event);
}

function ambush(steps: Step[], { seat, road, number }: Extract<Event, { kind: "ambushed" }>): void {
  const last = steps.at(-1);
  const brigand = { seat, points: number };
  if (last?.kind === "ambush") last.brigands.push(brigand);
  else steps.push({ kind: "ambush", road, brigands: [brigand], guarded: false, cards: [] });
}

function deliver(steps: Step[], { seat, card, number }: Extract<Event, { kind: "fulfilled" }>): void {
  const last = steps.at(-1);
  if (last?.kind === "delivery") [last.points, last.cards] = [last.points + number, [...last.cards, card]];
  else steps.push({ kind: "delivery", seat, points: number, cards: [card] });
}

/** How far along a road's line the coach is, when this share of the step has passed. */
export function along(step: Ride | Arrival, share: number, sign: number, forward: boolean): number {
  const half = forward ? sign : 1 - sign;
  const way = step.kind === "ride" ? half * share : half + (1 - half) * share;
  return forward ? way : 1 - way;
}
