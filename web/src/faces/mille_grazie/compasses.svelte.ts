/** What the parts of this face share: whether one's own compasses lie open, and how two of them were turned so far. */

import type { Game } from "../../games/mille_grazie";
import { Hold } from "../../pieces/hold.svelte";
import type { FaceProps } from "../face";
import { type Hands, NO_HANDS } from "./offers";

export const hold = new Hold();

let turned = $state.raw<{ by: string; hands: Hands }>({ by: "", hands: NO_HANDS });

/** Who turns them, and for which decision: nothing of it is left for another chair, or for the next round. */
type Turner = Pick<FaceProps<Game>, "table" | "seat" | "now">;
const turner = ({ table, seat, now }: Turner) => `${table.table} ${seat} ${now?.made}`;

export function turnedHands(who: Turner): Hands {
  return turned.by === turner(who) ? turned.hands : NO_HANDS;
}

export function turnHands(who: Turner, hands: Hands): void {
  turned = { by: turner(who), hands };
}
