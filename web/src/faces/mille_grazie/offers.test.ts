import { describe, expect, it } from "vitest";
import type { Offer } from "../../games/mille_grazie";
import { choicesOf, handsOf, NO_HANDS, pairOf, touched } from "./offers";

const said = { spot: 0, under: ["", {}], text: ["", {}] } satisfies Partial<Offer>;
const wait = (road: number): Offer => ({ ...said, action: road, kind: "wait", facts: { road } });
const pair = (action: number, road: number, other: number): Offer => ({
  ...said,
  action,
  kind: "pair",
  facts: { road, other },
});

describe("choices", () => {
  it("are compasses by letter", () => {
    const { compass, alone } = choicesOf([wait(1), wait(6)]);
    expect([...compass].map(([letter, { action }]) => [letter, action])).toEqual([
      ["A", 1],
      ["F", 6],
    ]);
    expect(alone).toBeNull();
  });

  it("are an escort's roads, and going alone", () => {
    const { compass, alone } = choicesOf([
      { ...said, action: 352, kind: "alone", facts: {} },
      { ...said, action: 353, kind: "escort", facts: { road: 1 } },
    ]);
    expect(alone?.action).toBe(352);
    expect(compass.get("A")?.action).toBe(353);
  });

  it("are an order to take, to leave or to swap", () => {
    const choices = choicesOf([
      { ...said, action: 379, kind: "leave", facts: { card: 3 } },
      { ...said, action: 380, kind: "take", facts: { card: 3 } },
      { ...said, action: 394, kind: "swap", facts: { card: 3, other: 14 } },
    ]);
    expect([choices.leave?.action, choices.take?.action, choices.swaps.map(({ action }) => action)]).toEqual([
      379,
      380,
      [394],
    ]);
  });
});

describe("two compasses", () => {
  const { pairs } = choicesOf([pair(27, 1, 2), pair(28, 1, 3), pair(52, 2, 3)]);

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
