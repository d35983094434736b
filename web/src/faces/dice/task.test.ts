import { describe, expect, it } from "vitest";
import type { Offer } from "../../protocol";
import { PHASES, type View } from "./match";
import { pawnsOf, type Task, taskOf } from "./task";

const offer = (under: Offer["under"], text: Offer["text"] = ["", {}]): Offer => ({ action: 1, under, text, spot: 0 });
const goes = (pawn: number) => offer(["dice-offer-pursuit", { pawn, how: "taxi" }]);
const stays = (pawn: number) => offer(["dice-offer-stays", {}], ["dice-offer-pawn", { pawn }]);
const flees = offer(["dice-offer-flight", { how: "bus" }]);
const [token, pass, start] = ["token", "pass", "start"].map((name) => offer([`dice-offer-${name}`, {}]));
const at = (phase: (typeof PHASES)[number]) => ({ phase: PHASES.indexOf(phase) }) as View;

describe("what is to be done", () => {
  it.each<[(typeof PHASES)[number], Offer[], Task | null]>([
    ["placing", [start!], "place"],
    ["hiding", [start!], "hide"],
    ["seek", [goes(2), goes(2), token!], "go"],
    ["seek", [goes(1), goes(2)], "go-both"],
    ["seek", [stays(1)], "stuck"],
    ["seek", [stays(1), stays(2), token!], "stuck-token"],
    ["flee", [flees], "flee"],
    ["flee", [pass!, flees], "flee-none"],
    ["first", [flees], "first"],
    ["second", [flees], "second"],
    ["flee", [], null],
  ])("in the phase %s follows from the offers", (phase, offers, task) => expect(taskOf(at(phase), offers)).toBe(task));

  it("is for the pawns that may go, or stay", () => {
    expect(pawnsOf([goes(2), token!, goes(2)])).toEqual([2]);
    expect(pawnsOf([stays(1), stays(3)])).toEqual([1, 3]);
  });
});
