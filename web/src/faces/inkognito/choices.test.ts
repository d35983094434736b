import { describe, expect, it } from "vitest";
import type { Offer } from "../../games/inkognito";
import { assign, choicesOf, pairFor, pick } from "./choices";

const said = { spot: 0, under: ["", {}], text: ["", {}] } satisfies Partial<Offer>;
const pair = (action: number, card: number, other: number): Offer => ({
  ...said,
  action,
  kind: "show",
  facts: { card, other },
});

const offers: Offer[] = [
  pair(6, 2, 1),
  pair(7, 2, 7),
  pair(8, 6, 7),
  { ...said, action: 34, kind: "black", facts: { which: 1 } },
  { ...said, action: 35, kind: "black", facts: { which: 2 } },
  { ...said, action: 40, kind: "ask", facts: { figure: 2 } },
  { ...said, action: 43, kind: "nothing", facts: {} },
  { ...said, action: 44, kind: "call", facts: { number: 1 } },
];

describe("choices", () => {
  const choices = choicesOf(offers);

  it("are all offers, and nothing else", () => {
    const { pairs, black, looks, asks, nothing, calls } = choices;
    const all = [
      ...pairs.map((one) => one.offer),
      ...black,
      ...looks,
      ...asks.map((one) => one.offer),
      nothing!,
      ...calls.values(),
    ];

    expect(all).toEqual(offers);
  });

  it("tell cards and figures, and the number called as it is written", () => {
    expect(choices.pairs.map(({ isTrue, other }) => [isTrue, other])).toEqual([
      [2, 1],
      [2, 7],
      [6, 7],
    ]);
    expect(choices.asks[0]!.figure).toBe(2);
    expect([...choices.calls.keys()]).toEqual(["52-11-0-29"]);
  });
});

describe("a pair", () => {
  const { pairs } = choicesOf(offers);
  const none = { isTrue: 0, other: 0 };

  it("is whole when a card of each half is picked, in any order", () => {
    const first = pick(none, "other", 7, pairs);

    expect(pairFor(first, pairs)).toBeUndefined();
    expect(pairFor(pick(first, "isTrue", 2, pairs), pairs)!.offer.action).toBe(7);
    expect(pairFor(pick(first, "isTrue", 6, pairs), pairs)!.offer.action).toBe(8);
  });

  it("that is not offered keeps the card that was picked last", () => {
    expect(pick({ isTrue: 2, other: 1 }, "isTrue", 6, pairs)).toEqual({ isTrue: 6, other: 0 });
  });
});

describe("a number", () => {
  it("has each fragment once", () => {
    const own = ["", "11", "", ""];

    expect(assign(own, 0, "52")).toEqual(["52", "11", "", ""]);
    expect(assign(own, 3, "11")).toEqual(["", "", "", "11"]);
    expect(assign(["52", "11", "0", "29"], 0, "29")).toEqual(["29", "11", "0", "52"]);
  });
});
