import { describe, expect, it } from "vitest";
import { BLACK, type Event, type Offer, SHOWS } from "../../games/venice";
import type { HappenedEvent } from "../../pieces/events";
import { boxesOf, lastSeen, shownAt, ticketTaken } from "./log";
import { pawnOf, ticketOf } from "./view";

const happened = (event: Event): HappenedEvent<Event> => ({ type: "happened", event });
const fled = (number: number, ticket: number, station = 0) => happened({ kind: "fled", number, ticket, station });
const kindOf = (ticket: number) => ({ id: String(ticket), by: ticket });
const states = (items: HappenedEvent<Event>[]) =>
  boxesOf(items, kindOf)
    .map((box) => box.state)
    .filter((state) => state !== "empty");

describe("the travel log", () => {
  it("is empty at first, and says where he must show himself", () => {
    const boxes = boxesOf([], kindOf);

    expect(boxes).toHaveLength(24);
    expect(boxes.filter((box) => box.show).map((box) => box.number)).toEqual(SHOWS);
    expect(new Set(boxes.map((box) => box.state))).toEqual(new Set(["empty"]));
  });

  it("covers what is not known with the ticket, and keeps what these eyes know", () => {
    const [first, second] = boxesOf([fled(1, 2), fled(2, 1, 57)], kindOf);

    expect(first).toMatchObject({ state: "covered", ticket: { id: "2" }, station: 0 });
    expect(second).toMatchObject({ state: "own", ticket: { id: "1" }, station: 57 });
  });

  it("opens a box that is shown, and leaves the others covered", () => {
    const items = [fled(1, 1), fled(2, 1), fled(3, 4), happened({ kind: "shown", number: 3, station: 99 })];

    expect(states(items)).toEqual(["covered", "covered", "shown"]);
    expect(boxesOf(items, kindOf)[2]).toMatchObject({ station: 99, ticket: { id: "4" } });
  });

  it("joins the halves of a double move", () => {
    const boxes = boxesOf([fled(1, 1), happened({ kind: "doubled" }), fled(2, 1), fled(3, 1), fled(4, 1)], kindOf);

    expect(boxes.filter((box) => box.joined).map((box) => box.number)).toEqual([2]);
  });

  it("opens the last box at the end", () => {
    const items = [fled(1, 1), happened({ kind: "ended", pawn: 2, reason: 1, station: 12 })];

    expect(boxesOf(items, kindOf)[0]).toMatchObject({ state: "shown", station: 12 });
  });
});

describe("Mister X", () => {
  const items = [fled(3, 1), happened({ kind: "shown", number: 3, station: 99 })];

  it("is in the light until he moves on", () => {
    expect(shownAt(items)).toBe(99);
    expect(shownAt([...items, fled(4, 1)])).toBe(0);
    expect(lastSeen([...items, fled(4, 1)])).toEqual({ station: 99, move: 3 });
    expect(lastSeen([])).toBeUndefined();
  });

  it("and each pawn came by the last ticket that led there", () => {
    const moves = [
      happened({ kind: "moved", pawn: 2, ticket: 3, station: 8 }),
      happened({ kind: "moved", pawn: 1, ticket: 1, station: 9 }),
    ];

    expect(ticketTaken(moves, "2", 8)).toBe(3);
    expect(ticketTaken(moves, "2", 9)).toBe(0);
    expect(ticketTaken([fled(1, 4, 7)], "X", 7)).toBe(4);
  });
});

describe("an offer", () => {
  const said = { action: 1, spot: 57, under: ["", {}], text: ["", {}] } satisfies Partial<Offer>;

  it.each<[Offer, number, number]>([
    [{ ...said, kind: "flight", facts: { ticket: 2, station: 57 } }, 0, 2],
    [{ ...said, kind: "black", facts: { station: 57 } }, 0, BLACK],
    [{ ...said, kind: "pursuit", facts: { pawn: 3, ticket: 1, station: 57 } }, 3, 1],
  ])("tells who goes, and by which ticket: %o", (offer, pawn, ticket) =>
    expect([pawnOf(offer), ticketOf(offer)]).toEqual([pawn, ticket]),
  );
});
