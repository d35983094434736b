import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Heat from "./Heat.svelte";
import { glows } from "./heat";

const spots = [1, 2, 3, 4, 5].map((number) => ({ number, x: number, y: 0, name: String(number) }));

describe("glows", () => {
  it("are there for possible places only, the likeliest on top", () => {
    const found = glows(
      new Map([
        [1, 0.1],
        [2, 0],
        [3, 0.6],
        [4, 0.3],
        [9, 0.5],
      ]),
      spots,
    );

    expect(found.map(({ spot }) => spot.number)).toEqual([1, 4, 3]);
  });

  it("are the larger the likelier, and the smallest can still be seen", () => {
    const sizes = glows(
      new Map([
        [1, 0.0001],
        [2, 0.25],
        [3, 1],
      ]),
      spots,
    ).map(({ size }) => size);

    expect(sizes[0]).toBeGreaterThan(0.29);
    expect(sizes.toSorted((one, other) => one - other)).toEqual(sizes);
    expect(sizes[2]).toBe(1);
  });

  it("name the three strongest", () => {
    const found = glows(new Map(spots.map(({ number }) => [number, number / 15])), spots);

    expect(found.filter(({ named }) => named).map(({ spot }) => spot.number)).toEqual([3, 4, 5]);
  });
});

describe("the map", () => {
  const drawn = (heat: Map<number, number>) => render(Heat, { props: { heat, spots, unit: 10, grain: 1 } }).body;

  it("shows every possible place, and how likely the likeliest are", () => {
    const picture = drawn(
      new Map([
        [1, 0.05],
        [2, 0.15],
        [4, 0.2],
        [5, 0.6],
      ]),
    );

    expect([...picture.matchAll(/data-heat="(\d)"/g)].map(([, spot]) => spot)).toEqual(["1", "2", "4", "5"]);
    expect([...picture.matchAll(/<text[^>]*>([^<]+)/g)].map(([, share]) => share)).toEqual(["15%", "20%", "60%"]);
  });

  it("shows nothing if nothing was asked", () => {
    expect(drawn(new Map())).not.toContain("circle");
  });
});
