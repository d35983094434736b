import { describe, expect, it } from "vitest";
import type { Offer } from "../../protocol";
import { choicesOf, handsOf, NO_HANDS, pairOf, touched } from "./offers";

const offer = (action: number, under: string, text: string, args = {}, above = {}): Offer => ({
  action,
  under: [`mille_grazie-offer-${under}`, above],
  text: [`mille_grazie-offer-${text}`, args],
  spot: 0,
});
const wait = (action: number, letter: string) => offer(action, "wait", "on", { letter });
const pair = (action: number, low: string, high: string) => offer(action, "pair", "on", { letter: high }, { letter: low });

describe("choices", () => {
  it("are compasses by letter", () => {
    const { compass, alone } = choicesOf([wait(1, "A"), wait(6, "F")]);
    expect([...compass].map(([letter, { action }]) => [letter, action])).toEqual([["A", 1], ["F", 6]]);
    expect(alone).toBeNull();
  });

  it("are an escort's roads, and going alone", () => {
    const { compass, alone } = choicesOf([offer(352, "set-out", "alone"), offer(353, "set-out", "guarding", { letter: "A" })]);
    expect(alone?.action).toBe(352);
    expect(compass.get("A")?.action).toBe(353);
  });

  it("are an order to take, to leave or to swap", () => {
    const choices = choicesOf([offer(379, "order", "leave"), offer(380, "order", "take"), offer(394, "swap", "for")]);
    expect([choices.leave?.action, choices.take?.action, choices.swaps.map(({ action }) => action)]).toEqual([379, 380, [394]]);
  });
});

describe("two compasses", () => {
  const { pairs } = choicesOf([pair(27, "A", "B"), pair(28, "A", "C"), pair(52, "B", "C")]);

  it("are one offer, whichever was set first", () => {
    expect(pairOf(pairs, ["C", "A"])?.action).toBe(28);
    expect(pairOf(pairs, ["A", ""])).toBeUndefined();
    expect(pairOf(pairs, ["A", "A"])).toBeUndefined();
  });

  it("stand as they were turned", () => {
    expect(handsOf(pairs, null, ["C", ""])).toEqual(["C", ""]);
    expect(handsOf(pairs, pairs.get("AC")!, ["C", "A"])).toEqual(["C", "A"]);
  });

  it("follow a choice that was made in the list, and are free again when it is taken back", () => {
    expect(handsOf(pairs, pairs.get("BC")!, ["C", "A"])).toEqual(["B", "C"]);
    expect(handsOf(pairs, null, ["C", "A"])).toEqual(NO_HANDS);
  });

  it("are set by touching roads, the older one moving on", () => {
    expect(touched(NO_HANDS, "A")).toEqual(["A", ""]);
    expect(touched(["A", ""], "B")).toEqual(["A", "B"]);
    expect(touched(["A", "B"], "C")).toEqual(["B", "C"]);
    expect(touched(["", "B"], "C")).toEqual(["B", "C"]);
    expect(touched(["A", "B"], "B")).toEqual(["A", "B"]);
  });
});
