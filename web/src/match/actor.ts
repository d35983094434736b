/** Whose doing an event is, as everybody is called and coloured: by its own fields, since all games name them alike. */

import type { Happened } from "../protocol";
import { pawnOwner, seatMark } from "../text/texts.svelte";

export interface Actor {
  mark: string; // as on the board
  seat: number | null; // whose colour it wears
  pawn: number | null; // which has a colour of its own, as it belongs to all
}

/** `flees`: kinds of events that are the doing of the one who flees. */
export function actorOf({ kind, seat, pawn, figure }: Happened["event"], flees: readonly string[] = []): Actor | null {
  if (flees.includes(`${kind}`)) return { mark: "X", seat: pawnOwner(0) ?? null, pawn: null };
  if (typeof pawn === "number" && pawn) {
    const owner = pawnOwner(pawn);
    return { mark: `${pawn}`, seat: owner ?? null, pawn: owner === undefined ? pawn : null };
  }
  if (typeof seat === "number") return { mark: seatMark(seat), seat, pawn: null };
  return typeof figure === "number" ? { mark: "", seat: figure, pawn: null } : null;
}
