import { describe, expect, it } from "vitest";
import { FIRST_HALF, type Offer, SECOND_HALF, SEEK, SHOWS } from "../../games/venice";
import { type Task, taskOf } from "./task";

const said = { action: 1, spot: 0, under: ["", {}], text: ["", {}] } satisfies Partial<Offer>;
const flees: Offer = { ...said, kind: "flight", facts: { ticket: 1, station: 9 } };
const goes = (pawn: number): Offer => ({ ...said, kind: "pursuit", facts: { pawn, ticket: 1, station: 9 } });
const FLEE = 1;
const [show = 0] = SHOWS;

describe("what is to be done", () => {
  it.each<[number, number, Offer[], Task]>([
    [FLEE, 0, [flees], "flee"],
    [FLEE, show - 1, [flees], "flee-show"],
    [FIRST_HALF, 0, [flees], "first"],
    [FIRST_HALF, show - 1, [flees], "first-show"],
    [SECOND_HALF, show, [flees], "second"],
    [SEEK, 1, [goes(2), goes(2)], "seek"],
    [SEEK, 1, [goes(1), goes(2)], "seek-any"],
  ])("in phase %s after move %s follows from the offers", (phase, moves, offers, task) =>
    expect(taskOf({ phase, moves }, offers)).toBe(task),
  );
});
