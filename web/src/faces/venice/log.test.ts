import { describe, expect, it } from "vitest";
import rules from "../../../../src/nascondino/games/venice/rules.py?raw";
import type { Item } from "../../protocol";
import { boxesOf, lastSeen, shownAt, ticketTaken } from "./log";
import { SHOWS } from "./view";

const happened = (kind: string, fields: Record<string, number> = {}): Item => ({
  type: "happened",
  event: { kind, ...fields },
  text: ["", {}],
});
const fled = (number: number, ticket: number, station = 0) => happened("fled", { number, ticket, station });
const kindOf = (ticket: number) => ({ id: String(ticket), by: ticket });
const states = (items: Item[]) => boxesOf(items, kindOf).map((box) => box.state).filter((state) => state !== "empty");

describe("the travel log", () => {
  it("is empty at first, and says where he must show himself", () => {
    const boxes = boxesOf([], kindOf);

    expect(boxes).toHaveLength(24);
    expect(boxes.filter((box) => box.show).map((box) => box.number)).toEqual(SHOWS);
    expect(new Set(boxes.map((box) => box.state))).toEqual(new Set(["empty"]));
  });

  it("has its marks where the rules have them", () => {
    expect(rules).toContain(`SHOWS = (${SHOWS.join(", ")})`);
  });

  it("covers what is not known with the ticket, and keeps what these eyes know", () => {
    const [first, second] = boxesOf([fled(1, 2), fled(2, 1, 57)], kindOf);

    expect(first).toMatchObject({ state: "covered", ticket: { id: "2" }, station: 0 });
    expect(second).toMatchObject({ state: "own", ticket: { id: "1" }, station: 57 });
  });

  it("opens a box that is shown, and leaves the others covered", () => {
    const items = [fled(1, 1), fled(2, 1), fled(3, 4), happened("shown", { number: 3, station: 99 })];

    expect(states(items)).toEqual(["covered", "covered", "shown"]);
    expect(boxesOf(items, kindOf)[2]).toMatchObject({ station: 99, ticket: { id: "4" } });
  });

  it("joins the halves of a double move", () => {
    const boxes = boxesOf([fled(1, 1), happened("doubled"), fled(2, 1), fled(3, 1), fled(4, 1)], kindOf);

    expect(boxes.filter((box) => box.joined).map((box) => box.number)).toEqual([2]);
  });

  it("opens the last box at the end", () => {
    const items = [fled(1, 1), happened("ended", { pawn: 2, reason: 1, station: 12 })];

    expect(boxesOf(items, kindOf)[0]).toMatchObject({ state: "shown", station: 12 });
  });
});

describe("Mister X", () => {
  const items = [fled(3, 1), happened("shown", { number: 3, station: 99 })];

  it("is in the light until he moves on", () => {
    expect(shownAt(items)).toBe(99);
    expect(shownAt([...items, fled(4, 1)])).toBe(0);
    expect(lastSeen([...items, fled(4, 1)])).toEqual({ station: 99, move: 3 });
    expect(lastSeen([])).toBeUndefined();
  });

  it("and each pawn came by the last ticket that led there", () => {
    const moves = [happened("moved", { pawn: 2, ticket: 3, station: 8 }), happened("moved", { pawn: 1, ticket: 1, station: 9 })];

    expect(ticketTaken(moves, "2", 8)).toBe(3);
    expect(ticketTaken(moves, "2", 9)).toBe(0);
    expect(ticketTaken([fled(1, 4, 7)], "X", 7)).toBe(4);
  });
});
