/**
 * Faces: how a game looks and is touched. A game has its own in `<game>/index.ts`, or the generic one.
 *
 * All that a face knows comes in by its props, so the same face shows a match that is played and one that is looked at again.
 */

import type { Component } from "svelte";
import type { Happened, Item, Now, Offer, Spot, TableInfo } from "../protocol";

export interface FaceProps {
  table: TableInfo;
  now: Now | null; // null until the match has begun
  spots: Spot[];
  seat: number | null; // whose eyes we look through; null is an onlooker's
  items: Item[]; // what these eyes have perceived, in order
  offers: Offer[]; // what may be chosen now; none while something is on its way
  asked: Offer[]; // some of the offers, of which one is to be chosen next; none if all are
  chosen: Offer | null; // what will be sent when it is confirmed
  marked: number; // the spot that is being chosen; 0 if none is
  heat: ReadonlyMap<number, number>; // by spot, how likely the hidden one is there; empty unless the notebook shows it
  open?: boolean; // whoever looks may see it all, so that nothing needs a veil
  // One; or several, of which one is then chosen; or none of them. One twice sends it. Secretly: the table does not write it on the screen.
  choose: (offers: Offer[], secretly?: boolean) => void;
}

export interface Face {
  Board: Component<FaceProps>;
  Holdings?: Component<FaceProps>; // who has what; in place of the view in words, which stays within reach
  Choice?: Component<FaceProps>; // how to choose what is no place on the board; the list of all actions stays below
  Line?: Component<{ event: Happened["event"]; sentence: string }>; // how the log tells an event; else by the sentence alone
  veils?: (offers: Offer[]) => boolean; // whether the list of them would betray a secret at a glance; it is then blurred until it is touched
  isSecret?: (item: Item) => boolean; // whether it says more to these eyes than to others; the log then keeps it under a veil
}

const own = import.meta.glob<{ default: Face }>("./*/index.ts");

export async function faceOf(game: string): Promise<Face> {
  const load = own[`./${game}/index.ts`];
  return load ? (await load()).default : { Board: (await import("./generic/Board.svelte")).default };
}
