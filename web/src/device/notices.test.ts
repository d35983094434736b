import { describe, expect, it } from "vitest";
import { TurnWatch } from "./notices";

/** What a watch says of each of these moments. */
function told(...moments: (boolean | undefined)[]): boolean[] {
  const watch = new TurnWatch();
  return moments.map((turn) => watch.begins(turn));
}

describe("a turn is told when it begins", () => {
  it("once, and again when it comes back", () =>
    expect(told(false, true, true, false, true)).toEqual([false, true, false, false, true]));

  it("not when the page opens in the middle of it", () => expect(told(true, true)).toEqual([false, false]));

  it("not when it was only unknown for a while, as after a change of chairs", () =>
    expect(told(undefined, true, undefined, true)).toEqual([false, false, false, false]));
});
