import { describe, expect, it } from "vitest";
import type { Item } from "../../protocol";
import { cardsOf, short } from "./cards";
import { along, stepsOf } from "./journey";

const told = (kind: string, event: object, args = {}): Item => ({ type: "happened", event: { kind, ...event }, text: [`mille_grazie-${kind}`, args] });

const START = [told("dealt", { seat: 0, card: 27 }, { first: "Venezia", destination: "Genova", worth: 6 })];

describe("a journey", () => {
  it("goes from city to city", () => {
    const items = [
      ...START,
      told("travelled", { seat: 0, road: 22 }),
      told("arrived", { seat: 0, city: 4 }, { city: "Verona" }),
      told("travelled", { seat: 0, road: 24 }),
    ];
    expect(stepsOf(items, 1)).toEqual([
      { kind: "ride", seat: 0, road: 22, from: "Venezia" },
      { kind: "arrival", seat: 0, road: 22, from: "Venezia" },
      { kind: "ride", seat: 0, road: 24, from: "Verona" },
    ]);
  });

  it("is told from where one came in, and knows where it came from", () => {
    const items = [...START, told("travelled", { seat: 0, road: 22 }), told("arrived", { seat: 0, city: 4 }, { city: "Verona" })];
    expect(stepsOf(items, 2)).toEqual([{ kind: "arrival", seat: 0, road: 22, from: "Venezia" }]);
    expect(stepsOf(items, 3)).toEqual([]);
  });

  it("is stopped by all brigands of a road at once, with what they take", () => {
    const items = [
      ...START,
      told("travelled", { seat: 0, road: 6 }),
      told("ambushed", { seat: 1, road: 6, number: 3 }),
      told("ambushed", { seat: 2, road: 6, number: 3 }),
      told("lost", { seat: 0, card: 4 }),
      told("lost", { seat: 0, card: 9 }),
      told("arrived", { seat: 0, city: 12 }, { city: "Firenze" }),
    ];
    expect(stepsOf(items, 1)[1]).toEqual({
      kind: "ambush",
      road: 6,
      brigands: [{ seat: 1, points: 3 }, { seat: 2, points: 3 }],
      guarded: false,
      cards: [4, 9],
    });
  });

  it("passes where the escort guards the road", () => {
    const items = [...START, told("travelled", { seat: 0, road: 6 }), told("ambushed", { seat: 1, road: 6, number: 0 }), told("guarded", { seat: 0, road: 6 })];
    expect(stepsOf(items, 1)[1]).toMatchObject({ guarded: true, cards: [], brigands: [{ seat: 1, points: 0 }] });
  });

  it("adds up what is delivered in one city", () => {
    const items = [...START, told("fulfilled", { seat: 0, card: 27, number: 6 }), told("fulfilled", { seat: 0, card: 14, number: 4 })];
    expect(stepsOf(items, 1)).toEqual([{ kind: "delivery", seat: 0, points: 10, cards: [27, 14] }]);
  });

  it("knows of nothing else", () => {
    const heard: Item = { type: "heard", channel: "table", seat: 0, name: "", text: "travelled" };
    expect(stepsOf([...START, heard, told("set", { seat: 1 }), told("set_out", { seat: 0, number: 5 })], 0)).toEqual([]);
  });
});

describe("the coach", () => {
  const leg = { seat: 0, road: 6, from: "Bologna" };

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
  it("are known from what was told", () => {
    expect(cardsOf(START).get(27)).toEqual({ card: 27, first: "Venezia", destination: "Genova", worth: 6 });
  });

  it("name cities in short", () => {
    expect(["Genova", "San Marino", "La Spezia"].map(short)).toEqual(["GEN", "SM", "LS"]);
  });
});
