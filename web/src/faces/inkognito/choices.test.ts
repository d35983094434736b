import { describe, expect, it } from "vitest";
import type { Offer } from "../../protocol";
import { assign, choicesOf, pairFor, pick } from "./choices";

const offer = (action: number, under: string, text: string, facts: Record<string, string> = {}): Offer => ({
  action,
  under: [`inkognito-offer-${under}`, {}],
  text: [`inkognito-offer-${text}`, facts],
  spot: 0,
});
const pair = (action: number, card: string, other: string) => offer(action, "show", "pair", { card, other });

const offers = [
  pair(6, "bubble", "fiddlebottom"),
  pair(7, "bubble", "0"),
  pair(8, "11", "0"),
  offer(34, "black", "identity"),
  offer(35, "black", "fragment"),
  offer(40, "ask", "figure", { figure: "green" }),
  offer(43, "else", "nothing"),
  offer(44, "call", "number", { called: "52-11-0-29" }),
];

describe("choices", () => {
  const choices = choicesOf(offers);

  it("are all offers, and nothing else", () => {
    const { pairs, black, looks, asks, nothing, calls } = choices;
    const all = [...pairs.map((one) => one.offer), ...black, ...looks, ...asks.map((one) => one.offer), nothing!, ...calls.values()];

    expect(all).toEqual(offers);
  });

  it("tell cards and figures by their words", () => {
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
