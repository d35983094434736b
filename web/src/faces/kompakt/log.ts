/** What was perceived, hand by hand: where Mister X went, and what he earned. */

import type { Box } from "../../pieces/travel";
import type { Item } from "../../protocol";
import { BLACK } from "./view";

type Fields = Extract<Item, { type: "happened" }>["event"];

export interface Hand {
  number: number;
  seat: number; // Mister X's
  events: Fields[];
}

/** The hands that have begun, each with what happened in it. */
export function handsOf(items: readonly Item[]): Hand[] {
  const hands: Hand[] = [];
  for (const item of items) {
    if (item.type !== "happened") continue;
    const { event } = item;
    if (event.kind === "hand_begun") hands.push({ number: Number(event.number), seat: Number(event.seat), events: [] });
    else hands.at(-1)?.events.push(event);
  }
  return hands;
}

/** A box for each of his moves in a hand, after one for his start; a black ticket covers where he went until he shows himself. */
export function boxesOf({ events }: Hand): Box[] {
  const boxes: Box[] = [];
  for (const { kind, station: where } of events) {
    const station = Number(where ?? 0);
    const box = { number: boxes.length, station, show: false, joined: false };
    if (kind === "started" || kind === "fled") boxes.push({ ...box, state: "open", ticket: null });
    if (kind === "dived") boxes.push({ ...box, state: station ? "own" : "covered", ticket: BLACK });
    if (kind === "shown") Object.assign(boxes.at(-1)!, { state: "shown", station });
  }
  return boxes;
}

/** Where he comes into the light again, until he moves on; 0 if he does not. */
export function shownAt({ events }: Hand): number {
  const last = events.findLast(({ kind }) => ["started", "fled", "dived", "shown"].includes(String(kind)));
  return last?.kind === "shown" ? Number(last.station) : 0;
}

/** How many points the hand brought; nothing while it is played. */
export function resultOf({ events }: Hand): number | undefined {
  const scored = events.find(({ kind }) => kind === "scored");
  return scored && Number(scored.number);
}

/** The number of the ticket by which a figure came to where it is; 0 if it is not known. */
export function ticketTaken({ events }: Hand, mark: string, to: number): number {
  const last = events.findLast(({ kind, pawn }) => kind === "moved" && String(pawn) === mark);
  return last && Number(last.station) === to ? Number(last.ticket) : 0;
}
