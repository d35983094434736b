/** Mister X's travel log, from what was perceived. */

import { type Box, emptyBox } from "../../pieces/travel";
import type { Kind } from "../../pieces/tickets";
import type { Item } from "../../protocol";
import { BOXES, SHOWS } from "./view";

export function boxesOf(items: readonly Item[], kindOf: (ticket: number) => Kind): Box[] {
  const boxes = Array.from({ length: BOXES }, (_, n) => emptyBox(n + 1, SHOWS.includes(n + 1)));
  let doubled = false; // a double move was declared, and its first half is still to come
  let last: Box | undefined;
  for (const item of items) {
    if (item.type !== "happened") continue;
    const { kind } = item.event;
    const [number, ticket, station] = ["number", "ticket", "station"].map((name) => Number(item.event[name] ?? 0));
    if (kind === "doubled") doubled = true;
    if (kind === "fled") {
      last = boxes[number! - 1]!;
      Object.assign(last, { state: station ? "own" : "covered", ticket: kindOf(ticket!), station, joined: doubled });
      doubled = false;
    }
    if (last && (kind === "shown" || kind === "ended")) Object.assign(last, { state: "shown", station });
  }
  return boxes;
}

/** The station that he shows himself at, until he vanishes; 0 if he is hidden. */
export function shownAt(items: readonly Item[]): number {
  const last = lastOf(items, ["fled", "shown", "ended"]);
  return last && last.kind !== "fled" ? Number(last.station) : 0;
}

/** Where he was seen last, and at which move. */
export function lastSeen(items: readonly Item[]): { station: number; move: number } | undefined {
  const last = lastOf(items, ["shown"]);
  return last && { station: Number(last.station), move: Number(last.number) };
}

/** The number of the ticket by which a pawn came to where it is; 0 if it is not known. */
export function ticketTaken(items: readonly Item[], mark: string, to: number): number {
  const last = lastOf(items, ["fled", "moved"], ({ kind, pawn }) => (kind === "fled" ? "X" : String(pawn)) === mark);
  return last && Number(last.station) === to ? Number(last.ticket) : 0;
}

type Fields = Extract<Item, { type: "happened" }>["event"];

function lastOf(items: readonly Item[], kinds: string[], wanted: (event: Fields) => boolean = () => true): Fields | undefined {
  for (let n = items.length - 1; n >= 0; n--) {
    const item = items[n]!;
    if (item.type === "happened" && kinds.includes(String(item.event.kind)) && wanted(item.event)) return item.event;
  }
  return undefined;
}
