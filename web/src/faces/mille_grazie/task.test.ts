import { describe, expect, it } from "vitest";
import type { Offer } from "../../games/mille_grazie";
import { taskOf } from "./task";

const said = { action: 1, spot: 0, under: ["", {}], text: ["", {}] } satisfies Partial<Offer>;
const card = { card: 1 };

describe("what is to be done", () => {
  it.each<[Offer[], string]>([
    [[{ ...said, kind: "wait", facts: { road: 1 } }], "wait"],
    [[{ ...said, kind: "pair", facts: { road: 1, other: 2 } }], "pair"],
    [
      [
        { ...said, kind: "escort", facts: { road: 1 } },
        { ...said, kind: "alone", facts: {} },
      ],
      "alone",
    ],
    [[{ ...said, kind: "travel", facts: { road: 1, city: 2 } }], "travel"],
    [
      [
        { ...said, kind: "leave", facts: card },
        { ...said, kind: "take", facts: card },
      ],
      "take",
    ],
    [
      [
        { ...said, kind: "leave", facts: card },
        { ...said, kind: "swap", facts: { ...card, other: 2 } },
      ],
      "swap",
    ],
  ])("follows from the offers", (offers, task) => expect(taskOf(offers)).toBe(task));
});
