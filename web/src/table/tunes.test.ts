import { describe, expect, it } from "vitest";
import type { Outcome, SeatInfo } from "../protocol";
import { MOMENT, tuneOf } from "./tunes";

const seats = (...mine: boolean[]) => mine.map((mine, seat) => ({ seat, mine })) as SeatInfo[];
const won = (...winners: number[]): Outcome => ({ reason: "caught", winners, points: [] });
const climb = (tune: readonly number[]) => Math.sign(tune.at(-1)! - tune[0]!);

describe("a tune", () => {
  it("is the same for every moment, and for onlookers in the end", () => {
    expect(tuneOf(null, seats(true, false))).toBe(MOMENT);
    expect(tuneOf(won(0), seats(false, false))).toBe(MOMENT);
  });

  it("climbs for who has won, and falls for who has not", () => {
    expect(climb(tuneOf(won(0), seats(true, false)))).toBe(1);
    expect(climb(tuneOf(won(1), seats(true, false)))).toBe(-1);
  });
});
