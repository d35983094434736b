/** What was perceived, hand by hand: where Mister X went, and what he earned. */

import type { Event } from "../../games/kompakt";
import { eventsOf, type ItemOf } from "../../pieces/events";
import type { TravelBox } from "../../pieces/travel";
import { BLACK } from "./view";

export interface Hand {
  number: number;
  seat: number; // Mister X's
  events: Event[];
}

/** The hands that have begun, each with what happened in it. */
export function handsOf(items: readonly ItemOf<Event>[]): Hand[] {
  const hands: Hand[] = [];
  for (const event of eventsOf(items)) {
    if (event.kind === "hand_begun") hands.push({ number: event.number, seat: event.seat, events: [] });
    else hands.at(-1)?.events.push(event);
  }
  return hands;
}

/** A box for each of his moves in a hand, after one for his start; a black ticket covers where he went until he shows himself. */
export function boxesOf({ events }: Hand): TravelBox[] {
  const boxes: TravelBox[] = [];
  for (const event of events.filter(isWhereabouts)) {
    const { kind, station } = event;
    const box = { number: boxes.length, station, show: false, joined: false };
    if (kind === "started" || kind === "fled") boxes.push({ ...box, state: "open", ticket: null });
    if (kind === "dived") boxes.push({ ...box, state: station ? "own" : "covered", ticket: BLACK });
    if (kind === "shown") Object.assign(boxes.at(-1)!, { state: "shown", station });
  }
  return boxes;
}

type Whereabouts = Extract<Event, { kind: "started" | "fled" | "dived" | "shown" }>;

/** Whether it tells where Mister X is. */
function isWhereabouts(event: Event): event is Whereabouts {
  return ["started", "fled", "dived", "shown"].includes(event.kind);
}

/** Where he comes into the light again, until he moves on; 0 if he does not. */
export function shownAt({ events }: Hand): number {
  const last = events.findLast(isWhereabouts);
  return last?.kind === "shown" ? last.station : 0;
}

/** How many points the hand brought; nothing while it is played. */
export function resultOf({ events }: Hand): number | undefined {
  return events.find((event) => event.kind === "scored")?.number;
}

/** The number of the ticket by which a figure came to where it is; 0 if it is not known. */
export function ticketTaken({ events }: Hand, mark: string, to: number): number {
  const last = events.filter((event) => event.kind === "moved").findLast(({ pawn }) => String(pawn) === mark);
  return last?.station === to ? last.ticket : 0;
}
