/** A travel log: a box for each move. */

import type { Leg } from "./map/lines";
import type { TicketKind } from "./tickets";

export interface TravelBox {
  number: number;
  /** `covered`: only the ticket is to be seen. `own`: covered, but these eyes know what is under it. */
  state: "empty" | "covered" | "own" | "open" | "shown";
  ticket: TicketKind | null;
  station: number; // 0 if it is not known
  show: boolean; // here he must show himself
  joined: boolean; // with the next box: a double move
}

const TRACED = 5; // moves that are still to be seen on the map

export function emptyBox(number: number, show = false): TravelBox {
  return { number, state: "empty", ticket: null, station: 0, show, joined: false };
}

/** The last box that is filled; 0 if none is. */
export function lastFilled(boxes: readonly TravelBox[]): number {
  return boxes.findLast((box) => box.state !== "empty")?.number ?? 0;
}

/** His last moves between stations that are both known; a black ticket does not say by what. */
export function trailOf(boxes: readonly TravelBox[], most = TRACED): Leg[] {
  const legs = boxes.flatMap((box, n) => {
    const from = boxes[n - 1]?.station;
    return from && box.station ? [{ from, to: box.station, by: box.ticket?.by ? box.ticket.id : undefined }] : [];
  });
  return legs.slice(-most);
}

/** Where a pawn was put, or went; by a transport if it is known. */
export interface Step {
  pawn: number;
  to: number;
  by?: string | undefined;
}

interface Placed {
  kind: "placed";
  pawn: number;
  station: number;
}

interface Moved {
  kind: "moved";
  pawn: number;
  ticket: number;
  station: number;
}

const isStep = (event: { kind: string }): event is Placed | Moved => event.kind === "placed" || event.kind === "moved";

/** Where pawns were put and went; Mister X's way is told by his log. */
export function stepsOf(events: readonly { kind: string }[], idOf: (ticket: number) => string | undefined): Step[] {
  return events.filter(isStep).map((event) => ({
    pawn: event.pawn,
    to: event.station,
    by: event.kind === "moved" ? idOf(event.ticket) : undefined,
  }));
}

export type Way = Leg & { mark: string };

/** The last way of each, if it has gone any since it was put somewhere. */
export function lastWays(steps: readonly Step[]): Way[] {
  const at = new Map<number, number>();
  const ways = new Map<number, Way>();
  for (const { pawn, to, by } of steps) {
    const from = at.get(pawn);
    if (from) ways.set(pawn, { mark: `${pawn}`, from, to, by });
    at.set(pawn, to);
  }
  return [...ways.values()];
}
