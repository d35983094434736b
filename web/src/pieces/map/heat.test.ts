import { describe, expect, it } from "vitest";
import { glows } from "./heat";

const spots = [1, 2, 3, 4, 5].map((number) => ({ number, x: number, y: 0, name: String(number) }));

describe("glows", () => {
  it("are there for possible places only, the likeliest on top", () => {
    const found = glows(new Map([[1, 0.1], [2, 0], [3, 0.6], [4, 0.3], [9, 0.5]]), spots);

    expect(found.map(({ spot }) => spot.number)).toEqual([1, 4, 3]);
  });

  it("are the larger the likelier, and the smallest can still be seen", () => {
    const sizes = glows(new Map([[1, 0.0001], [2, 0.25], [3, 1]]), spots).map(({ size }) => size);

    expect(sizes[0]).toBeGreaterThan(0.29);
    expect(sizes.toSorted((one, other) => one - other)).toEqual(sizes);
    expect(sizes[2]).toBe(1);
  });

  it("name the three strongest", () => {
    const found = glows(new Map(spots.map(({ number }) => [number, number / 15])), spots);

    expect(found.filter(({ named }) => named).map(({ spot }) => spot.number)).toEqual([3, 4, 5]);
  });
});
