import { describe, expect, it } from "vitest";
import { BLACK } from "./tickets";
import { type TravelBox, emptyBox, lastFilled, lastWays, stepsOf, trailOf } from "./travel";

const TAXI = { id: "taxi", by: 1 };
const box = (number: number, station: number, ticket = TAXI): TravelBox => ({
  ...emptyBox(number),
  state: "own",
  station,
  ticket,
});

describe("a travel log", () => {
  it("knows how far it is filled", () => {
    expect(lastFilled([])).toBe(0);
    expect(lastFilled([box(1, 0), box(2, 0), emptyBox(3)])).toBe(2);
  });
});

describe("the trail", () => {
  it("leads from station to station, as far as both are known", () => {
    expect(trailOf([box(1, 5), box(2, 6), box(3, 0), box(4, 8), emptyBox(5)], 9)).toEqual([
      { from: 5, to: 6, by: "taxi" },
    ]);
  });

  it("does not say how a black ticket was used", () => {
    expect(trailOf([box(1, 5), box(2, 6, BLACK)], 9)).toEqual([{ from: 5, to: 6, by: undefined }]);
  });

  it("ends with the last move, and is not endless", () => {
    const moves = [1, 2, 3, 4, 5].map((number) => box(number, number));

    expect(trailOf(moves, 2).map(({ to }) => to)).toEqual([4, 5]);
  });
});

describe("last ways", () => {
  it("are told by what happened", () => {
    const events = [
      { kind: "placed", pawn: 2, station: 5 },
      { kind: "begun", number: 1 },
      { kind: "moved", pawn: 2, ticket: 1, station: 6 },
    ];

    expect(lastWays(stepsOf(events, () => "taxi"))).toEqual([{ mark: "2", from: 5, to: 6, by: "taxi" }]);
  });

  it("are one for each who has gone somewhere, from where it was", () => {
    const steps = [
      { pawn: 1, to: 5 },
      { pawn: 2, to: 6 },
      { pawn: 1, to: 7, by: "taxi" },
      { pawn: 1, to: 8, by: "bus" },
    ];

    expect(lastWays(steps)).toEqual([{ mark: "1", from: 7, to: 8, by: "bus" }]);
  });
});
