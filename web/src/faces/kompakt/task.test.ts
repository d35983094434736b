import { describe, expect, it } from "vitest";
import type { Offer } from "../../games/kompakt";
import { type Task, taskOf } from "./task";

const said = { action: 1, spot: 0, under: ["", {}], text: ["", {}] } satisfies Partial<Offer>;
const at = (kind: "place" | "flight" | "black"): Offer => ({ ...said, kind, facts: { station: 9 } });
const goes = (pawn: number): Offer => ({ ...said, kind: "pursuit", facts: { pawn, ticket: 1, station: 9 } });
const givesUp: Offer = { ...said, kind: "give_up", facts: {} };

describe("what is to be done", () => {
  it.each<[Offer[], Task]>([
    [[at("place")], "place"],
    [[at("flight")], "flee"],
    [[at("flight"), at("black")], "flee-black"],
    [[goes(2), goes(2), givesUp], "seek"],
    [[goes(1), goes(2), givesUp], "seek-any"],
  ])("follows from the offers", (offers, task) => expect(taskOf(offers)).toBe(task));
});
