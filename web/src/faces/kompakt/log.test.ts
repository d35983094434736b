import { describe, expect, it } from "vitest";
import type { Event } from "../../games/kompakt";
import type { HappenedEvent } from "../../pieces/events";
import { boxesOf, handsOf, resultOf, shownAt, ticketTaken } from "./log";

const happened = (event: Event): HappenedEvent<Event> => ({ type: "happened", event });
const begun = (number: number, seat: number) => happened({ kind: "hand_begun", number, seat });
const at = (kind: "started" | "fled" | "shown", station: number) => happened({ kind, station });
const dived = (station: number) => happened({ kind: "dived", seat: 0, station });
const only = (...items: HappenedEvent<Event>[]) => handsOf([begun(1, 0), ...items])[0]!;

describe("hands", () => {
  it("begin anew, and end with a score", () => {
    const hands = handsOf([
      happened({ kind: "drawn", seat: 0 }),
      begun(1, 0),
      happened({ kind: "scored", seat: 0, number: 14 }),
      begun(2, 1),
    ]);

    expect(hands.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(hands.map(resultOf)).toEqual([14, undefined]);
  });
});

describe("the travel log", () => {
  it("has a box for the start and one for each move in the open", () => {
    const boxes = boxesOf(
      only(at("started", 7), at("fled", 8), happened({ kind: "moved", pawn: 1, ticket: 1, station: 9 })),
    );

    expect(boxes).toMatchObject([
      { number: 0, state: "open", station: 7 },
      { number: 1, state: "open", station: 8 },
    ]);
  });

  it("covers a move under a black ticket until he shows himself", () => {
    const under = [at("started", 7), dived(0)];

    expect(boxesOf(only(...under)).at(-1)).toMatchObject({ state: "covered", station: 0, ticket: { id: "black" } });
    expect(boxesOf(only(...under, at("shown", 36))).at(-1)).toMatchObject({ number: 1, state: "shown", station: 36 });
  });

  it("keeps what Mister X himself knows", () => {
    expect(boxesOf(only(at("started", 7), dived(36))).at(-1)).toMatchObject({ state: "own", station: 36 });
  });

  it("knows when he stands in the light", () => {
    expect(shownAt(only(dived(0), at("shown", 36)))).toBe(36);
    expect(shownAt(only(dived(0), at("shown", 36), at("fled", 37)))).toBe(0);
  });

  it("knows by which ticket a figure came", () => {
    const hand = only(happened({ kind: "moved", pawn: 2, ticket: 3, station: 40 }));

    expect(ticketTaken(hand, "2", 40)).toBe(3);
    expect(ticketTaken(hand, "2", 41)).toBe(0);
    expect(ticketTaken(hand, "1", 40)).toBe(0);
  });
});
