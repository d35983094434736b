import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Heat from "./Heat.svelte";
import { areSeveral, doubtful, glows, leastReach } from "./heat";

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
});

describe("the least reach of a glow", () => {
  it("lets a few be found, and leaves a map to be seen below many", () => {
    expect([1, 9, 36, 100].map(leastReach)).toEqual([20, 20, 10, 9]);
  });
});

describe("the map", () => {
  const drawn = (heat: Map<number, number>) => render(Heat, { props: { heat, spots, unit: 10, grain: 1 } }).body;

  const picture = (apart: number, count = 4) => {
    const places = Array.from({ length: count }, (_, n) => ({ number: n + 1, x: n * apart, y: 0, name: `${n + 1}` }));
    const heat = new Map(places.map(({ number }) => [number, number / 100]));
    return render(Heat, { props: { heat, spots: places, unit: 10, grain: 1 } }).body;
  };
  const sharesIn = (body: string) => [...body.matchAll(/<text[^>]*>([^<]+)/g)].map(([, share]) => share);

  it("shows every possible place with its share, if there is room for all of them", () => {
    expect([...picture(80).matchAll(/data-heat="(\d)"/g)].map(([, spot]) => spot)).toEqual(["1", "2", "3", "4"]);
    expect(sharesIn(picture(80))).toEqual(["1%", "2%", "3%", "4%"]);
  });

  it("writes no share if one of them finds no room, or if there are too many to be read", () => {
    expect(sharesIn(picture(2, 20))).toEqual([]);
    expect(sharesIn(picture(80, 40))).toEqual([]);
  });

  it("writes no share if all are alike: that is for the legend to say", () => {
    const [alike, alone] = [[1, 2, 3], [1]].map((places) => new Map(places.map((place) => [place, 1 / places.length])));

    expect(sharesIn(drawn(alike!))).toEqual([]);
    expect(sharesIn(drawn(alone!))).toEqual(["100%"]);
  });

  it("shows nothing if nothing was asked", () => {
    expect(drawn(new Map())).not.toContain("circle");
  });
});

describe("whether several are hidden", () => {
  const heat = (...shares: number[]) => new Map(shares.entries());

  it("follows from chances that add up to more than one", () => {
    expect(areSeveral(heat(0.5, 0.25, 0.25))).toBe(false);
    expect(areSeveral(heat(0.3333, 0.3333, 0.3335))).toBe(false); // as rounded by the server
    expect(areSeveral(heat(0.5, 0.5, 0.5))).toBe(true);
  });

  it("is not so of nobody", () => expect(areSeveral(heat())).toBe(false));
});

describe("what is still to be found", () => {
  it("is all but what is known", () => {
    expect(doubtful(new Map([[1, 0.25], [2, 1], [3, 0.75]]))).toEqual(new Map([[1, 0.25], [3, 0.75]])); // prettier-ignore
  });

  it("is what is known, if that is all", () => expect(doubtful(new Map([[2, 1]]))).toEqual(new Map([[2, 1]])));
});
