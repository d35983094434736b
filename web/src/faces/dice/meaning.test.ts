import { describe, expect, it } from "vitest";
import { HOW_WORDS, type Offer } from "../../games/dice";
import { commonMeaning, offersMeaning, touched } from "./meaning";

const said = { under: ["", {}], text: ["", {}] } satisfies Partial<Offer>;

const pursuit = (action: number, pawn: number, how: (typeof HOW_WORDS)[number], spot: number): Offer => ({
  ...said,
  action,
  kind: "pursuit",
  facts: { pawn, how: HOW_WORDS.indexOf(how), place: spot },
  spot,
});
const token: Offer = { ...said, action: 9, kind: "token", facts: {}, spot: 0 };
const stays: Offer = { ...said, action: 8, kind: "stays", facts: { pawn: 2, place: 5 }, spot: 5 };

/** Two pawns; pawn 1 can go by taxi or bus to 7; a die that shows an underground is of use to pawn 2 only. */
const offers = [
  pursuit(1, 1, "taxi", 7),
  pursuit(2, 1, "taxi", 8),
  pursuit(3, 1, "bus", 7),
  pursuit(4, 2, "taxi", 8),
  pursuit(5, 2, "underground", 20),
  token,
];
const numbers = (some: Offer[]) => some.map(({ action }) => action);

describe("a touch", () => {
  it.each([
    ["a die", {}, "how", "taxi", [1, 2, 4]],
    ["a pawn", {}, "pawn", 2, [4, 5]],
    ["a die for a pawn", { pawn: 1 }, "how", "taxi", [1, 2]],
    ["a pawn for a die", { how: "taxi" }, "pawn", 2, [4]],
    ["another die for a pawn and its place", { pawn: 1, how: "taxi", spot: 7 }, "how", "bus", [3]],
    ["a die that does not lead to the place", { pawn: 1, how: "bus", spot: 7 }, "how", "underground", [5]],
    ["another pawn that can use the die, but not for the place", { pawn: 1, how: "taxi", spot: 7 }, "pawn", 2, [4]],
    ["a pawn that cannot use the die", { pawn: 2, how: "underground" }, "pawn", 1, [1, 2, 3]],
    ["a die that is of no use", { pawn: 1 }, "how", "x", []],
  ] as const)("of %s leaves what can be meant", (_what, before, by, what, left) =>
    expect(numbers(touched(offers, before, by, what))).toEqual(left),
  );

  it("takes back what was touched, and the place with it", () => {
    expect(numbers(touched(offers, { pawn: 1, how: "taxi", spot: 7 }, "how", "taxi"))).toEqual([1, 2, 3]);
    expect(numbers(touched(offers, { pawn: 1, how: "taxi" }, "pawn", 1))).toEqual([1, 2, 4]);
    expect(touched(offers, { how: "taxi" }, "how", "taxi")).toEqual([]);
  });

  it("never leaves what is not offered", () => {
    for (const before of [{}, { pawn: 1 }, { how: "helicopter" }, { spot: 99 }])
      for (const how of ["taxi", "bus", "black", "x"])
        expect(offers).toEqual(expect.arrayContaining(touched(offers, before, "how", how)));
  });
});

describe("offers", () => {
  it("have something in common", () => {
    expect(commonMeaning(offers.slice(0, 2))).toEqual({ pawn: 1, how: "taxi" });
    expect(commonMeaning([offers[4]!])).toEqual({ pawn: 2, how: "underground", spot: 20 });
    expect(commonMeaning(offers)).toEqual({});
    expect(commonMeaning([])).toEqual({});
  });

  it("are of a pawn, too, if it stays", () => {
    expect(offersMeaning([stays, token], { pawn: 2 })).toEqual([stays]);
  });
});
