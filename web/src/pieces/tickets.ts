/** Tickets, as far as they are seen. */

export interface Kind {
  id: string; // of the transport; or "black", or "double"
  by: number; // its colour: the transport's place on the board, from 1 on; 0 is a secret's
}

export const BLACK: Kind = { id: "black", by: 0 };
export const DOUBLE: Kind = { id: "double", by: 0 };

/** Tickets for a board's transports, in its order. */
export function kindsOf(transports: readonly string[]): Kind[] {
  return transports.map((id, n) => ({ id, by: n + 1 }));
}
