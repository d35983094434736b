/** Tickets, as far as they are seen. */

import type { BoardFacts, Transport } from "../protocol";

export interface TicketKind {
  id: string; // of the transport; or "black", or "double"
  by: number; // its colour: the transport's place on the board, from 1 on; 0 is a secret's
  of?: Transport | undefined; // as the board tells it
}

export const BLACK: TicketKind = { id: "black", by: 0 };
export const DOUBLE: TicketKind = { id: "double", by: 0 };

/** Tickets for the transports of a board that are no secret, in its order; none until the board is here. */
export function kindsOn(board: BoardFacts | undefined): TicketKind[] {
  const open = board?.transports.filter(({ secret }) => !secret) ?? [];
  return open.map((of, n) => ({ id: of.id, by: n + 1, of }));
}

/** The ticket of that number, from 1 on; until the board is here, its colour only. */
export function kindAt(kinds: readonly TicketKind[], ticket: number): TicketKind {
  return kinds[ticket - 1] ?? { id: "", by: ticket };
}

/** What the board calls it, inside a sentence. */
export const called = ({ id, of }: TicketKind): string => of?.name.toLowerCase() ?? id;

/** Its colours by day and by night, as the board has them: of the ticket, and of what is written on it. */
export const paint = (kind: TicketKind | null): string | undefined =>
  kind?.of && `light-dark(${kind.of.light}, ${kind.of.dark})`;
export const paintOn = (kind: TicketKind | null): string | undefined =>
  kind?.of && `light-dark(${kind.of.on_light}, ${kind.of.on_dark})`;
