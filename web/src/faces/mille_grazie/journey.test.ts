import { describe, expect, it } from "vitest";
import type { Event } from "../../games/mille_grazie";
import type { ItemOf } from "../../pieces/events";
import { short } from "./cards";
import { along, stepsOf as told } from "./journey";

type Item = ItemOf<Event>;

const [VENEZIA, VERONA] = [3, 4];
const happened = (event: Event): Item => ({ type: "happened", event });
const stepsOf = (items: Item[], after: number) => told(items, after, (card) => (card === 27 ? VENEZIA : 0));

const START = [happened({ kind: "dealt", seat: 0, card: 27 })];

describe("a journey", () => {
  it("goes from city to city", () => {
    const items = [
      ...START,
      happened({ kind: "travelled", seat: 0, road: 22 }),
      happened({ kind: "arrived", seat: 0, city: 4 }),
      happened({ kind: "travelled", seat: 0, road: 24 }),
    ];
    expect(stepsOf(items, 1)).toEqual([
      { kind: "ride", seat: 0, road: 22, from: VENEZIA },
      { kind: "arrival", seat: 0, road: 22, from: VENEZIA },
      { kind: "ride", seat: 0, road: 24, from: VERONA },
    ]);
  });

  it("is told from where one came in, and knows where it came from", () => {
    const items = [
      ...START,
      happened({ kind: "travelled", seat: 0, road: 22 }),
      happened({ kind: "arrived", seat: 0, city: 4 }),
    ];
    expect(stepsOf(items, 2)).toEqual([{ kind: "arrival", seat: 0, road: 22, from: VENEZIA }]);
    expect(stepsOf(items, 3)).toEqual([]);
  });

  it("is stopped by all brigands of a road at once, with what they take", () => {
    const items = [
      ...START,
      happened({ kind: "travelled", seat: 0, road: 6 }),
      happened({ kind: "ambushed", seat: 1, road: 6, number: 3 }),
      happened({ kind: "ambushed", seat: 2, road: 6, number: 3 }),
      happened({ kind: "lost", seat: 0, card: 4 }),
      happened({ kind: "lost", seat: 0, card: 9 }),
      happened({ kind: "arrived", seat: 0, city: 12 }),
    ];
    expect(stepsOf(items, 1)[1]).toEqual({
      kind: "ambush",
      road: 6,
      brigands: [
        { seat: 1, points: 3 },
        { seat: 2, points: 3 },
      ],
      guarded: false,
      cards: [4, 9],
    });
  });

  it("passes where the escort guards the road", () => {
    const items = [
      ...START,
      happened({ kind: "travelled", seat: 0, road: 6 }),
      happened({ kind: "ambushed", seat: 1, road: 6, number: 0 }),
      happened({ kind: "guarded", seat: 0, road: 6 }),
    ];
    expect(stepsOf(items, 1)[1]).toMatchObject({ guarded: true, cards: [], brigands: [{ seat: 1, points: 0 }] });
  });

  it("adds up what is delivered in one city", () => {
    const items = [
      ...START,
      happened({ kind: "fulfilled", seat: 0, card: 27, number: 6 }),
      happened({ kind: "fulfilled", seat: 0, card: 14, number: 4 }),
    ];
    expect(stepsOf(items, 1)).toEqual([{ kind: "delivery", seat: 0, points: 10, cards: [27, 14] }]);
  });

  it("knows of nothing else", () => {
    const heard: Item = { type: "heard", channel: "table", seat: 0, name: "", text: "travelled" };
    expect(
      stepsOf(
        [
          ...START,
          heard,
          happened({ kind: "set", seat: 1, road: 0, other: 0 }),
          happened({ kind: "set_out", seat: 0, number: 5, road: 0 }),
        ],
        0,
      ),
    ).toEqual([]);
  });
});

describe("the coach", () => {
  const leg = { seat: 0, road: 6, from: 5 };

  it("halts at the sign, from whichever end it comes", () => {
    expect(along({ kind: "ride", ...leg }, 0, 0.4, true)).toBe(0);
    expect(along({ kind: "ride", ...leg }, 1, 0.4, true)).toBeCloseTo(0.4);
    expect(along({ kind: "arrival", ...leg }, 1, 0.4, true)).toBeCloseTo(1);
    expect(along({ kind: "ride", ...leg }, 0, 0.4, false)).toBe(1);
    expect(along({ kind: "ride", ...leg }, 1, 0.4, false)).toBeCloseTo(0.4);
    expect(along({ kind: "arrival", ...leg }, 1, 0.4, false)).toBeCloseTo(0);
  });
});

describe("cards", () => {
  it("name cities in short", () => {
    expect(["Genova", "San Marino", "La Spezia"].map(short)).toEqual(["GEN", "SM", "LS"]);
  });
});
