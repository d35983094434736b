import { describe, expect, it } from "vitest";
import { FIRST_HALF, FLEE, HIDING, type Offer, PLACING, SECOND_HALF, SEEK } from "../../games/dice";
import { pawnsOf, type Task, taskOf } from "./task";

const said = { action: 1, spot: 0, under: ["", {}], text: ["", {}] } satisfies Partial<Offer>;
const goes = (pawn: number): Offer => ({ ...said, kind: "pursuit", facts: { pawn, how: 1, place: 9 } });
const stays = (pawn: number): Offer => ({ ...said, kind: "stays", facts: { pawn, place: 9 } });
const flees: Offer = { ...said, kind: "flight", facts: { how: 2, place: 9, caught: 0 } };
const token: Offer = { ...said, kind: "token", facts: {} };
const pass: Offer = { ...said, kind: "pass", facts: { place: 9 } };
const start: Offer = { ...said, kind: "start", facts: { place: 9 } };

describe("what is to be done", () => {
  it.each<[number, Offer[], Task]>([
    [PLACING, [start], "place"],
    [HIDING, [start], "hide"],
    [SEEK, [goes(2), goes(2), token], "go"],
    [SEEK, [goes(1), goes(2)], "go-both"],
    [SEEK, [stays(1)], "stuck"],
    [SEEK, [stays(1), stays(2), token], "stuck-token"],
    [FLEE, [flees], "flee"],
    [FLEE, [pass, flees], "flee-none"],
    [FIRST_HALF, [flees], "first"],
    [SECOND_HALF, [flees], "second"],
  ])("in the phase %s follows from the offers", (phase, offers, task) => expect(taskOf({ phase }, offers)).toBe(task));

  it("is for the pawns that may go, or stay", () => {
    expect(pawnsOf([goes(2), token, goes(2)])).toEqual([2]);
    expect(pawnsOf([stays(1), stays(3)])).toEqual([1, 3]);
  });
});
