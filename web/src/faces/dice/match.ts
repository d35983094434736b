/** What the view and the events tell, as it lies on the table. */

import {
  DOUBLE_COUNTS_ONCE,
  type Event,
  FACE_WORDS,
  FIRST_HALF,
  FLEE,
  HOW_WORDS,
  MISTER_X,
  MOVES,
  OPTIONS,
  SECOND_HALF,
  SEEK,
  SHOWS,
  type View,
} from "../../games/dice";
import { eventsOf, type ItemOf } from "../../pieces/events";
import type { Leg } from "../../pieces/map/lines";
import type { PawnLook } from "../../pieces/pawnLook";
import type { Step } from "../../pieces/travel";
import type { Figure } from "../../protocol";

/** Arrays by face leave their slot 0 empty, as words do; by pawn it is Mister X's. */
export const DIE_FACES = FACE_WORDS.filter((face) => face !== "");
export type DieFace = (typeof DIE_FACES)[number];

type Item = ItemOf<Event>;

const TRACED = 5; // moves that are still to be seen on the map

/** Detectives sit clockwise from Mister X's left, or one plays both. */
export function ownersOf(view: Pick<View, "players" | "mister_x" | "detectives">): number[] {
  const detective = (n: number) => (view.mister_x + (view.players === 2 ? 1 : n + 1)) % view.players;
  return [view.mister_x, ...Array.from({ length: view.detectives }, (_, n) => detective(n))];
}

/** A mask for Mister X, hats for the detectives. */
export function lookOf({ mark }: Figure): PawnLook {
  return { shape: mark === "X" ? "mask" : "hat" };
}

export function isDieFace(sign: string | undefined): sign is DieFace {
  return DIE_FACES.some((face) => face === sign);
}

/** Dice one by one, from how many show each face. */
export function diceOf(counts: readonly number[]): DieFace[] {
  return DIE_FACES.flatMap((face, i) => Array<DieFace>(counts[i + 1] ?? 0).fill(face));
}

/** What the dice on the table are: the roll, those that Mister X may take, or none that matter now. */
export function onTheTable(
  view: Pick<View, "phase" | "rolled" | "used">,
): { dice: DieFace[]; whose: "detectives" | "mister_x" } | null {
  if (view.phase === SEEK) return { dice: diceOf(view.rolled), whose: "detectives" };
  if ([FLEE, FIRST_HALF, SECOND_HALF].includes(view.phase)) return { dice: diceOf(view.used), whose: "mister_x" };
  return null;
}

export type How = Exclude<(typeof HOW_WORDS)[number], ""> | "start" | "pass";

/** How often dice have been rolled: another roll is another number. */
export function rolls(items: readonly Item[]): number {
  return eventsOf(items).filter(({ kind }) => kind === "rolled").length;
}

/** The dice, or what was used in their place, that an event is about. */
export function signsOf(event: Event): string[] {
  switch (event.kind) {
    case "rolled":
      return diceOf(event.rolled);
    case "moved":
    case "fled":
      return [HOW_WORDS[event.how]!];
    case "doubled":
      return ["double"];
    case "shown":
      return ["lantern"];
    case "passed":
      return ["x"];
    default:
      return [];
  }
}

/** How often the helicopter has flown. */
export function flights(items: readonly Item[]): number {
  return eventsOf(items).filter((event) => event.kind === "fled" && HOW_WORDS[event.how] === "helicopter").length;
}

/** Where everybody sees Mister X: from a show until his next move, and at the end. */
export function shownAt(view: Pick<View, "opened" | "moves" | "pawns">): number {
  return view.opened > view.moves ? view.pawns[MISTER_X]! : 0;
}

/** The dice beside the pawns: what each has gone by in this round. */
export function besidePawns(items: readonly Item[]): Map<number, DieFace> {
  const beside = new Map<number, DieFace>();
  for (const event of eventsOf(items)) {
    if (event.kind === "begun") beside.clear();
    if (event.kind === "moved") beside.set(event.pawn, DIE_FACES[event.how - 1]!);
  }
  return beside;
}

/** A box of Mister X's board. `covered`: a die lies on it. `place`: what he wrote there, as far as these eyes know. */
export interface TravelBox {
  number: number;
  how: How | null; // null: nothing is written yet
  face: DieFace;
  covered: boolean;
  place: number;
  tile: string; // the letter of the one that he named, in his first box
  shows: boolean; // when it is filled he shows himself
}

/** All his boxes. After a show the dice are gone from them, and what they covered lies open (D-24, D-36); at the end too. */
export function boxesOf(items: readonly Item[], { double_counts }: Pick<View, "double_counts">): TravelBox[] {
  const events = eventsOf(items);
  const shows = double_counts === DOUBLE_COUNTS_ONCE ? showsByTurns(events) : SHOWS;
  const boxes = Array.from({ length: MOVES + 1 }, (_, i): TravelBox => ({
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
function showsByTurns(events: readonly Event[]): readonly number[] {
  const doubled = events.findIndex(({ kind }) => kind === "doubled");
  if (doubled < 0) return SHOWS;
  const before = events.slice(0, doubled).filter(({ kind }) => kind === "fled" || kind === "passed").length;
  return SHOWS.map((turn) => (turn > before ? turn + 1 : turn)).filter((move) => move < MOVES);
}

/** His last moves between places that these eyes know. */
export function trailOf(boxes: readonly TravelBox[], most = TRACED): Leg[] {
  const legs = boxes.flatMap(({ place: to }, n) => {
    const from = boxes[n - 1]?.place;
    return from && to && from !== to ? [{ from, to }] : [];
  });
  return legs.slice(-most);
}

/** Where pawns were put, and where they went. */
export function stepsOf(items: readonly Item[]): Step[] {
  const seen = eventsOf(items).filter((event) => event.kind === "placed" || event.kind === "moved");
  return seen.map(({ pawn, place }) => ({ pawn, to: place }));
}

function write(boxes: TravelBox[], event: Event): void {
  if (event.kind === "hidden") Object.assign(boxes[0]!, { how: "start", covered: true, place: event.place });
  else if (event.kind === "named") boxes[0]!.tile = OPTIONS.tiles.letters[event.tile - 1]!;
  else if (event.kind === "fled")
    Object.assign(boxes[event.number]!, travelled(event.how), { covered: true, place: event.place });
  else if (event.kind === "passed")
    Object.assign(boxes[event.number]!, { how: "pass", covered: true, place: boxes[event.number - 1]!.place });
  else if (event.kind === "shown" || event.kind === "ended")
    for (const box of boxes) Object.assign(box, { covered: false, place: event.notes[box.number] || box.place });
}

/** By a die, or else under one that shows the X. */
function travelled(how: number): Pick<TravelBox, "how" | "face"> {
  const word = HOW_WORDS[how] || null;
  return { how: word, face: word && isDieFace(word) ? word : "x" };
}
