import { describe, expect, it } from "vitest";
import {
  after,
  before,
  fragmentOf,
  withToken,
  pointName,
  newSeed,
  stopAt,
  stopsIn,
  viewpointOf,
  splitToken,
} from "./viewpoint";

const VARIATION = {
  seed: "4f2a9c01",
  tried: [
    { seat: 0, action: 57 },
    { seat: 1, action: 133 },
  ],
};

describe("a link to a moment", () => {
  it.each([
    ["#1/12", { eyes: 1, moment: 12, variation: null }],
    ["#all/0", { eyes: "all", moment: 0, variation: null }],
    ["#onlooker/99", { eyes: "onlooker", moment: 20, variation: null }],
    ["#2", { eyes: 2, moment: 0, variation: null }],
    ["#7/3", { eyes: "all", moment: 3, variation: null }],
    ["#all/12-4f2a9c01-0.57-1.133", { eyes: "all", moment: 12, variation: VARIATION }],
    ["#0/12-4f2a9c01", { eyes: 0, moment: 12, variation: { seed: "4f2a9c01", tried: [] } }],
    ["", { eyes: "all", moment: 0, variation: null }],
    ["#all/12-4f2a9c01-0", { eyes: "all", moment: 0, variation: null }],
    ["#<script>", { eyes: "all", moment: 0, variation: null }],
  ])("%s", (fragment, viewpoint) => expect(viewpointOf(fragment, 3, 20)).toEqual(viewpoint));

  it.each([null, VARIATION])("leads back to where it was made", (variation) => {
    const viewpoint = { eyes: 0, moment: 7, variation };

    expect(viewpointOf(fragmentOf(viewpoint), 2, 9)).toEqual(viewpoint);
  });
});

describe("a link for whoever was not there", () => {
  const TOKEN = "Zm9vYmFyYmF6cXV1eA-_42";

  it.each(["#1/12", "#all/0", "#onlooker", "#all/12-4f2a9c01-0.57-1.133"])("carries a token before %s", (fragment) => {
    expect(splitToken(`#${TOKEN}/${fragment.slice(1)}`)).toEqual({ token: TOKEN, fragment });
    expect(splitToken(withToken(TOKEN, fragment))).toEqual({ token: TOKEN, fragment });
    expect(splitToken(withToken(null, fragment))).toEqual({ token: null, fragment });
  });

  it("may carry nothing else", () => expect(splitToken(`#${TOKEN}`)).toEqual({ token: TOKEN, fragment: "#" }));
});

describe("a moment that never was", () => {
  it("is named by where it leaves the match, its luck and its actions", () => {
    expect(pointName({ moment: 12, variation: VARIATION })).toBe("12-4f2a9c01-0.57-1.133");
    expect(pointName({ moment: 12, variation: null })).toBe("12");
  });

  it("has luck of its own", () => {
    expect(newSeed()).toMatch(/^[\da-f]{8}$/);
    expect(newSeed()).not.toBe(newSeed());
  });
});

describe("stepping", () => {
  it("passes over what chance did", () => expect(stopsIn([null, null, 0, 1, null, 0])).toEqual([2, 3, 5, 6]));

  it("stopsIn at the next decision", () =>
    expect([0, 2, 4, 6].map((moment) => stopAt([2, 3, 5, 6], moment))).toEqual([2, 2, 5, 6]));

  it("finds the next and the last before", () => {
    expect([after([2, 5], 2), after([2, 5], 5)]).toEqual([5, undefined]);
    expect([before([2, 5], 5), before([2, 5], 2)]).toEqual([2, undefined]);
  });
});
