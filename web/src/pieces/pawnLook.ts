/** How a figure looks, and which colour it wears. */

export type Shape = "pin" | "mask" | "hat" | "cap";

export interface PawnLook {
  shape: Shape;
  colour?: "seat" | "pawn"; // its seat's, which is usual, or that of its own number
}
