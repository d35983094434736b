import { describe, expect, it } from "vitest";
import type { Offer } from "../offers";
import { bySpot, commonSpot } from "./offers";

const offer = (action: number, by: string, place: string, spot: number): Offer => ({
  action,
  kind: by,
  facts: {},
  under: ["by", { by, place }],
  text: ["to", { by, place }],
  spot,
});
const offers = [
  offer(1, "taxi", "Soho", 7),
  offer(2, "bus", "Soho", 7),
  offer(3, "taxi", "Kew", 9),
  offer(4, "wing", "nowhere", 0),
];

describe("offers", () => {
  it("are found on the board, where they are on it", () => {
    const spots = [...bySpot(offers)].map(([spot, inside]) => [spot, inside.map(({ action }) => action)]);

    expect(spots).toEqual([
      [7, [1, 2]],
      [9, [3]],
    ]);
  });

  it("have a spot in common, or none", () => {
    expect(commonSpot(offers.slice(0, 2))).toBe(7);
    expect(commonSpot(offers)).toBe(0);
    expect(commonSpot([])).toBe(0);
  });
});
