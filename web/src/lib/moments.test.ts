import { describe, expect, it } from "vitest";
import { after, before, fragmentOf, rests, sightOf } from "./moments";

describe("a link to a moment", () => {
  it.each([
    ["#1/12", { eyes: 1, moment: 12 }],
    ["#all/0", { eyes: "all", moment: 0 }],
    ["#onlooker/99", { eyes: "onlooker", moment: 20 }],
    ["#2", { eyes: 2, moment: 0 }],
    ["#7/3", { eyes: "all", moment: 3 }],
    ["", { eyes: "all", moment: 0 }],
    ["#<script>", { eyes: "all", moment: 0 }],
  ])("%s", (fragment, sight) => expect(sightOf(fragment, 3, 20)).toEqual(sight));

  it("leads back to where it was made", () => expect(sightOf(fragmentOf({ eyes: 0, moment: 7 }), 2, 9)).toEqual({ eyes: 0, moment: 7 }));
});

describe("stepping", () => {
  it("passes over what chance did", () => expect(rests([null, null, 0, 1, null, 0])).toEqual([2, 3, 5, 6]));

  it("finds the next and the last before", () => {
    expect([after([2, 5], 2), after([2, 5], 5)]).toEqual([5, undefined]);
    expect([before([2, 5], 5), before([2, 5], 2)]).toEqual([2, undefined]);
  });
});
