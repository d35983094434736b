/** How a figure looks, and which colour it wears. */

import type { Figure } from "../protocol";

export type Shape = "pin" | "mask" | "hat" | "cap";

export interface PawnLook {
  shape: Shape;
  colour?: "seat" | "pawn"; // its seat's, which is usual, or that of its own number
}

/** The colour that somebody wears, as the stylesheet knows it: a seat's, or that of a figure's number. */
export interface Worn {
  seat: number | null;
  pawn: string | null;
}

export function wornBy({ seat, mark }: Pick<Figure, "seat" | "mark">, { colour }: PawnLook): Worn {
  return colour === "pawn" ? { seat: null, pawn: mark } : { seat, pawn: null };
}
