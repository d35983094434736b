/**
 * What a face is: how a game looks and is touched. All that it knows comes in by its props, so the same face shows a match that
 * is played and one that is looked at again.
 */

import type { Component, Snippet } from "svelte";
import type { ItemOf } from "../pieces/events";
import type { AskedAbout, Pencil } from "../pieces/pencil";
import type { Offer } from "../offers";
import type { Happened, Now, Spot, TableInfo } from "../protocol";

/** What a face knows of its game; `src/games` has it for each. */
export interface AnyGame {
  view: object;
  event: object;
  offer: Offer;
}

/** A game of which nothing is known but what all have in common. */
interface SomeGame {
  view: Now["view"];
  event: Happened["event"];
  offer: Offer;
}

export interface FaceProps<Game extends AnyGame = SomeGame> {
  table: TableInfo;
  now: (Omit<Now, "view" | "offers"> & { view: Game["view"] }) | null; // null until the match has begun
  spots: Spot[];
  seat: number | null; // whose eyes we look through; null is an onlooker's
  items: ItemOf<Game["event"]>[]; // what these eyes have perceived, in order
  offers: Game["offer"][]; // what may be chosen now; none while something is on its way
  shortlist: Game["offer"][]; // some of the offers, of which one is to be chosen next; none if all are
  chosen: Game["offer"] | null; // what will be sent when it is confirmed
  marked: number; // the spot that is being chosen; 0 if none is
  heat: ReadonlyMap<number, number>; // by spot, how likely the hidden one is there; empty unless the notebook shows it
  pencil?: Pencil; // what these eyes have marked and ask about; none for who cannot know anything
  about?: Snippet<[AskedAbout]>; // what is known of that
  alone?: boolean; // nobody else plays on this device, so that one's own cards may lie open
  open?: boolean; // whoever looks may see it all, so that nothing needs a veil
  // One; or several, of which one is then chosen; or none of them. One twice sends it. Secretly: the table does not write it on the screen.
  choose: (offers: Offer[], secretly?: boolean) => void;
}

/** What is one's own may lie open: nobody looks who may not see it. */
export const liesOpen = ({ open, alone }: Pick<FaceProps, "open" | "alone">): boolean => Boolean(open || alone);

/** What somebody is to choose from, and what they know. */
export interface Asked<Game extends AnyGame = SomeGame> {
  view: Game["view"];
  offers: Game["offer"][];
  items: ItemOf<Game["event"]>[];
  seat: number;
}

export interface Face<Game extends AnyGame = SomeGame> {
  Board: Component<FaceProps<Game>>;
  task?: (asked: Asked<Game>) => string; // what is to be done now, in one sentence
  owners?: (view: Game["view"]) => (number | null)[]; // whose the pawns are, by number: a seat's, or nobody's; 0 is who flees
  Holdings?: Component<FaceProps<Game>>; // who has what; in place of the view in words, which stays within reach
  Choice?: Component<FaceProps<Game>>; // how to choose what is no place on the board; the list of all actions stays below
  LogLine?: Component<{ event: Game["event"]; sentence: string }>; // how the log tells an event; else by the sentence alone
  flees?: readonly string[]; // kinds of events that are the doing of the one who flees
  epilogue?: (seen: { view: Game["view"]; seat: number | null }) => string[]; // what everybody was, in sentences for the end
  restarts?: Kind<Game>; // the event with which something new is hidden: marks are of no use any more
  veils?: (offers: Game["offer"][], alone: boolean) => boolean; // whether the list of them would betray a secret at a glance; it is then blurred until it is touched
  isSecret?: (item: ItemOf<Game["event"]>, alone: boolean) => boolean; // whether it says more to these eyes than to others; the log then keeps it under a veil
}

/** A great moment, as it is staged: a picture, and what happened in words, over the board for a beat. */
export interface Scene {
  picture: Component;
  joins?: readonly string[]; // kinds of events that tell more of it, if they follow
  clears?: boolean; // the board is cleared after it; so the old position stays for the beat
  after?: () => Promise<void>; // the board has shown what led to it
}

/** Where an event puts a figure. */
export interface Placement {
  mark: string;
  spot: number;
}

type Kind<Game extends AnyGame> = Game["event"] extends { kind: infer Name } ? Name : string;

/** What a game stages. `faces/<game>/scenes.ts` declares it; a game without one stages nothing. */
export interface Scenes<Game extends AnyGame = SomeGame> {
  sceneOf: (event: Game["event"]) => Scene | undefined; // of what joins a scene, the last that is one has the say
  end: Component; // the picture if a match ends by none of these
  recap: readonly Kind<Game>[]; // what is told of to whoever has not looked for a while
  placed?: (event: Game["event"]) => Placement | undefined;
  replays?: (event: Game["event"]) => "begin" | "step" | undefined; // when all is over, the way of who was hidden is shown by these steps
}
