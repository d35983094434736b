/** Faces: how a game's board looks and is touched. A game has its own in `<game>/Face.svelte`, or the generic one. */

import type { Component } from "svelte";
import type { Now, Offer, Spot, TableInfo } from "../protocol";
import Generic from "./generic/Face.svelte";

export interface FaceProps {
  table: TableInfo;
  now: Now | null; // null until the match has begun
  spots: Spot[];
  seat: number | null; // whose eyes we look through; null is an onlooker's
  offers: Offer[]; // what may be chosen now; none while something is on its way
  marked: number; // the spot that is being chosen; 0 if none is
  choose: (offers: Offer[]) => void; // one, or several of which one is then chosen from a list
}

const own = import.meta.glob<{ default: Component<FaceProps> }>(["./*/Face.svelte", "!./generic/Face.svelte"]);

export async function faceOf(game: string): Promise<Component<FaceProps>> {
  const load = own[`./${game}/Face.svelte`];
  return load ? (await load()).default : Generic;
}
