import { describe, expect, it } from "vitest";
import { type Event, FLEE, PLACING, SECOND_HALF, SEEK } from "../../games/dice";
import type { ItemOf } from "../../pieces/events";
import { besidePawns, boxesOf, diceOf, flights, onTheTable, ownersOf, rolls, shownAt, signsOf, trailOf } from "./match";

type Item = ItemOf<Event>;

const happened = (event: Event): Item => ({ type: "happened", event });
const chat: Item = { type: "heard", channel: "table", seat: 0, name: "", text: "hello" };

/** As a detective perceives it: three moves, then a show, a pass and a black ticket. */
const course: Item[] = [
  happened({ kind: "hidden", place: 0 }),
  happened({ kind: "begun", pawn: 1, number: 0 }),
  happened({ kind: "rolled", rolled: [0, 1, 1, 0, 0] }),
  happened({ kind: "moved", pawn: 1, how: 2, place: 9 }),
  chat,
  happened({ kind: "rolled", rolled: [0, 1, 1, 0, 0] }),
  happened({ kind: "moved", pawn: 2, how: 1, place: 4 }),
  happened({ kind: "fled", how: 1, number: 1, place: 0 }),
  happened({ kind: "fled", how: 5, number: 2, place: 0 }),
  happened({ kind: "fled", how: 3, number: 3, place: 0 }),
  happened({ kind: "shown", number: 3, place: 20, notes: [0, 5, 7, 22, 20] }),
  happened({ kind: "begun", pawn: 2, number: 3 }),
  happened({ kind: "moved", pawn: 2, how: 1, place: 5 }),
  happened({ kind: "passed", number: 4 }),
  happened({ kind: "fled", how: 4, number: 5, place: 0 }),
];
const TWICE = { double_counts: 0 };
const ONCE = { double_counts: 1 };
const filled = (items: Item[]) =>
  boxesOf(items, TWICE)
    .filter(({ how }) => how)
    .map(({ number, how, face, covered, place }) => [number, how, face, covered, place]);

const showing = (items: Item[], view: { double_counts: number }) =>
  boxesOf(items, view).flatMap(({ number, shows }) => (shows ? [number] : []));

describe("Mister X's board", () => {
  it("is covered by dice until he shows himself", () => {
    expect(filled(course.slice(0, 9))).toEqual([
      [1, "start", "x", true, 0],
      [2, "taxi", "taxi", true, 0],
      [3, "helicopter", "x", true, 0],
    ]);
  });

  it("is open after a show, box by box, and who passes stays", () => {
    expect(filled(course)).toEqual([
      [1, "start", "x", false, 5],
      [2, "taxi", "taxi", false, 7],
      [3, "helicopter", "x", false, 22],
      [4, "underground", "underground", false, 20],
      [5, "pass", "x", true, 20],
      [6, "black", "x", true, 0],
    ]);
  });

  it("has thirteen boxes; he shows himself at three of them", () => {
    expect(boxesOf([], TWICE)).toHaveLength(13);
    expect(showing(course, TWICE)).toEqual([4, 8, 12]);
  });

  it.each([
    [0, [5, 9]],
    [2, [5, 9]],
    [3, [4, 9]],
    [7, [4, 8]],
  ])(
    "shows him a box later if a double move is one turn and was made after %i moves, but not in the last box",
    (moves, boxes) => {
      const before = Array.from({ length: moves }, (_, n) => happened({ kind: "passed", number: n + 1 }));

      expect(showing(before, ONCE)).toEqual([4, 8, 12]);
      expect(showing([...before, happened({ kind: "doubled" })], ONCE)).toEqual(boxes);
      expect(showing([...before, happened({ kind: "doubled" })], TWICE)).toEqual([4, 8, 12]);
    },
  );

  it("leaves a trail between places that are known", () => {
    expect(trailOf(boxesOf(course.slice(0, 9), TWICE))).toEqual([]);
    expect(trailOf(boxesOf(course, TWICE))).toEqual([
      { from: 5, to: 7 },
      { from: 7, to: 22 },
      { from: 22, to: 20 },
    ]);
  });

  it("tells the tile that he named", () => {
    expect(
      boxesOf([...course.slice(0, 1), happened({ kind: "named", tile: 4 })], TWICE).map(({ tile }) => tile),
    ).toEqual(["D", ...Array(12).fill("")]);
  });

  it("is opened at the end", () => {
    const notes = [0, 0, 0, 0, 0, 20, 31];

    expect(filled([...course, happened({ kind: "ended", pawn: 1, reason: 1, place: 31, notes })]).slice(-2)).toEqual([
      [5, "pass", "x", false, 20],
      [6, "black", "x", false, 31],
    ]);
  });
});

describe("dice", () => {
  it("lie one by one", () => expect(diceOf([0, 2, 0, 1, 1])).toEqual(["taxi", "taxi", "underground", "x"]));

  it("lie beside the pawns for one round", () => {
    expect([...besidePawns(course.slice(0, 8))]).toEqual([
      [1, "bus"],
      [2, "taxi"],
    ]);
    expect([...besidePawns(course)]).toEqual([[2, "taxi"]]);
  });

  it.each<[Event, string[]]>([
    [{ kind: "rolled", rolled: [0, 1, 0, 0, 2] }, ["taxi", "x", "x"]],
    [{ kind: "moved", pawn: 1, how: 2, place: 9 }, ["bus"]],
    [{ kind: "fled", how: 5, number: 1, place: 0 }, ["helicopter"]],
    [{ kind: "doubled" }, ["double"]],
    [{ kind: "named", tile: 3 }, []],
  ])("and the like are shown where it is told: %o", (event, signs) => expect(signsOf(event)).toEqual(signs));

  it("are rolled anew", () => expect([rolls(course.slice(0, 3)), rolls(course)]).toEqual([1, 2]));

  it.each([
    [SEEK, { dice: ["taxi", "x"], whose: "detectives" }],
    [FLEE, { dice: ["bus"], whose: "mister_x" }],
    [SECOND_HALF, { dice: ["bus"], whose: "mister_x" }],
    [PLACING, null],
  ] as const)("matter or not in the phase %s", (phase, lying) => {
    expect(onTheTable({ phase, rolled: [0, 1, 0, 0, 1], used: [0, 0, 1, 0, 0] })).toEqual(lying);
  });
});

describe("Mister X", () => {
  const at = (moves: number, opened: number) => shownAt({ moves, opened, pawns: [20, 1, 2, 0] });

  it("is seen as long as his last box lies open", () =>
    expect([at(0, 0), at(3, 4), at(4, 4), at(7, 8), at(8, 8)]).toEqual([0, 20, 0, 20, 0]));

  it("is heard when he flies", () => expect([flights(course.slice(0, 8)), flights(course)]).toEqual([0, 1]));
});

describe("pawns", () => {
  it.each([
    [4, 1, 3, [1, 2, 3, 0]],
    [2, 1, 2, [1, 0, 0]],
  ])(
    "belong to those who sit clockwise from Mister X's left: %i players",
    (players, mister_x, detectives, expected) => {
      expect(ownersOf({ players, mister_x, detectives })).toEqual(expected);
    },
  );
});
