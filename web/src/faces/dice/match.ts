/** What the view and the events tell, as it lies on the table. */

import type { Point } from "../../lib/zoom";
import type { Look } from "../../pieces/look";
import type { Leg } from "../../pieces/map/lines";
import type { Figure, Happened, Item, Now } from "../../protocol";

/** Of src/nascondino/games/dice/state.py. Arrays by face and by pawn leave their slot 0 empty, or it is Mister X's. */
export interface View {
  players: number;
  mister_x: number;
  double_counts: number;
  detectives: number;
  phase: number;
  starter: number;
  moves: number;
  opened: number; // so many of Mister X's boxes lie open to all
  black: number;
  doubles: number;
  helicopters: number;
  tokens: number;
  held: number;
  supply: number;
  rolled: number[];
  used: number[];
  moved: number[];
  pawns: number[];
}

export const FACES = ["taxi", "bus", "underground", "x"] as const;
export type Face = (typeof FACES)[number];

export const PHASES = ["tiling", "turning", "placing", "hiding", "rolling", "seek", "flee", "first", "second", "over"] as const;
const SHOWS = [3, 7, 11];
const BOXES = 13;
const ONCE = 1; // of `double_counts`: a double move is one turn
const TRACED = 5; // moves that are still to be seen on the map
export const TOKENS = 3;
const LETTERS = "ABCDEFGHI";

export function viewOf(now: Now): View {
  return now.view as unknown as View;
}

export function phaseOf(view: View): (typeof PHASES)[number] {
  return PHASES[view.phase]!;
}

/** A mask for Mister X, hats for the detectives. */
export function lookOf({ mark }: Figure): Look {
  return { shape: mark === "X" ? "mask" : "hat" };
}

export function isFace(sign: string | undefined): sign is Face {
  return FACES.some((face) => face === sign);
}

/** Dice one by one, from how many show each face. */
export function diceOf(counts: readonly number[]): Face[] {
  return FACES.flatMap((face, i) => Array<Face>(counts[i + 1] ?? 0).fill(face));
}

/** What the dice on the table are: the roll, those that Mister X may take, or none that matter now. */
export function onTheTable(view: View): { dice: Face[]; whose: "detectives" | "mister_x" } | null {
  const phase = phaseOf(view);
  if (phase === "seek") return { dice: diceOf(view.rolled), whose: "detectives" };
  if (["flee", "first", "second"].includes(phase)) return { dice: diceOf(view.used), whose: "mister_x" };
  return null;
}

const HOWS = ["taxi", "bus", "underground", "black", "helicopter"] as const;
export type How = (typeof HOWS)[number] | "start" | "pass";

interface Event {
  kind: string;
  pawn: number;
  tile: number;
  how: number;
  number: number;
  place: number;
  notes: number[]; // by box
}

function eventsOf(items: readonly Item[]): Event[] {
  return items.flatMap((item) => (item.type === "happened" ? [item.event as unknown as Event] : []));
}

/** How often dice have been rolled: another roll is another number. */
export function rolls(items: readonly Item[]): number {
  return eventsOf(items).filter(({ kind }) => kind === "rolled").length;
}

/** The dice, or what was used in their place, that an event is about. */
export function signsOf(event: Happened["event"]): string[] {
  const { kind, how } = event as unknown as Event;
  if (kind === "rolled") return diceOf(event.rolled as number[]);
  if (kind === "moved" || kind === "fled") return [HOWS[how - 1]!];
  return { doubled: ["double"], shown: ["lantern"], passed: ["x"] }[kind] ?? [];
}

/** How often the helicopter has flown. */
export function flights(items: readonly Item[]): number {
  return eventsOf(items).filter(({ kind, how }) => kind === "fled" && HOWS[how - 1] === "helicopter").length;
}

/** Where everybody sees Mister X: from a show until his next move, and at the end. */
export function shownAt(view: View): number {
  return view.opened > view.moves ? view.pawns[0]! : 0;
}

/** The dice beside the pawns: what each has gone by in this round. */
export function besidePawns(items: readonly Item[]): Map<number, Face> {
  const beside = new Map<number, Face>();
  for (const { kind, pawn, how } of eventsOf(items)) {
    if (kind === "begun") beside.clear();
    if (kind === "moved") beside.set(pawn, FACES[how - 1]!);
  }
  return beside;
}

/** A box of Mister X's board. `covered`: a die lies on it. `place`: what he wrote there, as far as these eyes know. */
export interface Box {
  number: number;
  how: How | null; // null: nothing is written yet
  face: Face;
  covered: boolean;
  place: number;
  tile: string; // the letter of the one that he named, in his first box
  shows: boolean; // when it is filled he shows himself
}

/** All his boxes. After a show the dice are gone from them, and what they covered lies open (D-24, D-36); at the end too. */
export function boxesOf(items: readonly Item[], { double_counts }: Pick<View, "double_counts">): Box[] {
  const events = eventsOf(items);
  const shows = double_counts === ONCE ? showsByTurns(events) : SHOWS;
  const boxes = Array.from({ length: BOXES }, (_, i): Box => ({
    number: i + 1,
    how: null,
    face: "x",
    covered: false,
    place: 0,
    tile: "",
    shows: shows.includes(i),
  }));
  for (const event of events) write(boxes, event);
  return boxes;
}

/** The moves after which he shows himself if a double move is one turn: the later ones a move later, but not after the last. */
function showsByTurns(events: readonly Event[]): number[] {
  const doubled = events.findIndex(({ kind }) => kind === "doubled");
  if (doubled < 0) return SHOWS;
  const before = events.slice(0, doubled).filter(({ kind }) => kind === "fled" || kind === "passed").length;
  return SHOWS.map((turn) => (turn > before ? turn + 1 : turn)).filter((move) => move < BOXES - 1);
}

/** A straight way that leaves the numbers at its ends to be read: it begins and ends so far from them. */
export function between(from: Point | undefined, to: Point | undefined, clear: number): string[] {
  if (!from || !to) return [];
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const at = (share: number) => `${from.x + (to.x - from.x) * share} ${from.y + (to.y - from.y) * share}`;
  return [`M${at(clear / far)}L${at(1 - clear / far)}`];
}

/** His last moves between places that these eyes know. */
export function trailOf(boxes: readonly Box[]): Leg[] {
  const legs = boxes.flatMap(({ place: to }, n) => {
    const from = boxes[n - 1]?.place;
    return from && to && from !== to ? [{ from, to }] : [];
  });
  return legs.slice(-TRACED);
}

function write(boxes: Box[], { kind, tile, how, number, place, notes }: Event): void {
  if (kind === "hidden") Object.assign(boxes[0]!, { how: "start", covered: true, place });
  else if (kind === "named") boxes[0]!.tile = LETTERS[tile - 1]!;
  else if (kind === "fled") Object.assign(boxes[number]!, { how: HOWS[how - 1], face: FACES[how - 1] ?? "x", covered: true, place });
  else if (kind === "passed") Object.assign(boxes[number]!, { how: "pass", covered: true, place: boxes[number - 1]!.place });
  else if (kind === "shown" || kind === "ended")
    for (const box of boxes) Object.assign(box, { covered: false, place: notes[box.number] || box.place });
}
