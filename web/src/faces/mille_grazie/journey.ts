/** A journey as steps that can be shown one after the other. */

import type { Item } from "../../protocol";

export type Step = Ride | Ambush | Arrival | Delivery;

/** From a city as far as the road's sign: there brigands wait. */
export interface Ride {
  kind: "ride";
  seat: number;
  road: number;
  from: string;
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
  from: string;
}

export interface Delivery {
  kind: "delivery";
  seat: number;
  points: number;
  cards: number[]; // orders that were fulfilled
}

interface Leg {
  road: number;
  from: string;
}

/** What the items after the first `after` ones tell of a journey; the earlier ones say where it comes from. */
export function stepsOf(items: readonly Item[], after: number): Step[] {
  const steps: Step[] = [];
  const cities = new Map<number, string>(); // by seat
  let leg: Leg = { road: 0, from: "" };
  for (const [index, item] of items.entries()) {
    if (item.type !== "happened") continue;
    const { kind, seat, road } = item.event as { kind: string; seat: number; road: number };
    if (kind === "dealt") cities.set(seat, String(item.text[1].first));
    if (kind === "travelled") leg = { road, from: cities.get(seat) ?? "" };
    if (kind === "arrived") cities.set(seat, String(item.text[1].city));
    if (index >= after) take(steps, item.event as unknown as Told, leg);
  }
  return steps;
}

interface Told {
  kind: string;
  seat: number;
  road: number;
  card: number;
  number: number;
}

function take(steps: Step[], { kind, seat, road, card, number }: Told, leg: Leg): void {
  const last = steps.at(-1);
  if (kind === "travelled") steps.push({ kind: "ride", seat, ...leg });
  else if (kind === "arrived") steps.push({ kind: "arrival", seat, ...leg });
  else if (kind === "ambushed" && last?.kind === "ambush") last.brigands.push({ seat, points: number });
  else if (kind === "ambushed") steps.push({ kind: "ambush", road, brigands: [{ seat, points: number }], guarded: false, cards: [] });
  else if (kind === "guarded" && last?.kind === "ambush") last.guarded = true;
  else if (kind === "lost" && last?.kind === "ambush") last.cards.push(card);
  else if (kind === "fulfilled" && last?.kind === "delivery") [last.points, last.cards] = [last.points + number, [...last.cards, card]];
  else if (kind === "fulfilled") steps.push({ kind: "delivery", seat, points: number, cards: [card] });
}

/** How far along a road's line the coach is, when this share of the step has passed. */
export function along(step: Ride | Arrival, share: number, sign: number, forward: boolean): number {
  const half = forward ? sign : 1 - sign;
  const way = step.kind === "ride" ? half * share : half + (1 - half) * share;
  return forward ? way : 1 - way;
}
