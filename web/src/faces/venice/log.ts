/** Mister X's travel log, from what was perceived. */

import { type Event, SHOWS } from "../../games/venice";
import { eventsOf, type ItemOf } from "../../pieces/events";
import type { TicketKind } from "../../pieces/tickets";
import { type TravelBox, emptyBox } from "../../pieces/travel";
import { BOXES } from "./view";

type Item = ItemOf<Event>;

export function boxesOf(items: readonly Item[], kindOf: (ticket: number) => TicketKind): TravelBox[] {
  const boxes = Array.from({ length: BOXES }, (_, n) => emptyBox(n + 1, SHOWS.includes(n + 1)));
  let doubled = false; // a double move was declared, and its first half is still to come
  let last: TravelBox | undefined;
  for (const event of eventsOf(items)) {
    if (event.kind === "doubled") doubled = true;
    if (event.kind === "fled") {
      const { number, ticket, station } = event;
      last = boxes[number - 1]!;
      Object.assign(last, { state: station ? "own" : "covered", ticket: kindOf(ticket), station, joined: doubled });
      doubled = false;
    }
    if (last && (event.kind === "shown" || event.kind === "ended"))
      Object.assign(last, { state: "shown", station: event.station });
  }
  return boxes;
}

/** The station that he shows himself at, until he vanishes; 0 if he is hidden. */
export function shownAt(items: readonly Item[]): number {
  const last = lastOf(items, "fled", "shown", "ended");
  return last && last.kind !== "fled" ? last.station : 0;
}

/** Where he was seen last, and at which move. */
export function lastSeen(items: readonly Item[]): { station: number; move: number } | undefined {
  const last = lastOf(items, "shown");
  return last && { station: last.station, move: last.number };
}

/** The number of the ticket by which a pawn came to where it is; 0 if it is not known. */
export function ticketTaken(items: readonly Item[], mark: string, to: number): number {
  const moves = items.filter((item) => item.type === "happened" && moverOf(item.event) === mark);
  const last = lastOf(moves, "fled", "moved");
  return last?.station === to ? last.ticket : 0;
}

/** The mark of who moved, if an event is a move. */
function moverOf(event: Event): string | undefined {
  if (event.kind === "fled") return "X";
  return event.kind === "moved" ? String(event.pawn) : undefined;
}

function lastOf<Kind extends Event["kind"]>(
  items: readonly Item[],
  ...kinds: Kind[]
): Extract<Event, { kind: Kind }> | undefined {
  const isOne = (event: Event): event is Extract<Event, { kind: Kind }> => kinds.some((kind) => kind === event.kind);
  return eventsOf(items).findLast(isOne);
}
