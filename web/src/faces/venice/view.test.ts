import { describe, expect, it } from "vitest";
import { ownersOf } from "./view";

describe("pawns", () => {
  it.each([
    ["each detective's, in seat order around Mister X; police are nobody's", 4, 1, 3, 5, [1, 0, 2, 3, null, null]],
    ["all of the only detective's, but for police", 2, 1, 4, 4, [1, 0, 0, 0, 0]],
  ])("are %s", (_, players, mister_x, detectives, seekers, expected) => {
    expect(ownersOf({ players, mister_x, detectives, seekers })).toEqual(expected);
  });
});
