import { describe, expect, it } from "vitest";
import { lineBetween, linesOf, pointsOn } from "./lines";

const LINES = linesOf([
  { a: 1, b: 2, by: "gondola", path: "M0 0l100 0", spot: 0 },
  { a: 2, b: 3, by: "gondola", path: "M100 0q50 50 100 0", spot: 0 },
  { a: 2, b: 3, by: "jet_ski", path: "M100 0c20-40.5 80-40.5 100 0", spot: 0 },
]);

describe("a board", () => {
  it("knows the line between two stations, either way", () => {
    expect(lineBetween(LINES, 2, 1)?.path).toBe("M0 0l100 0");
    expect(lineBetween(LINES, 1, 3)).toBeUndefined();
  });

  it("does not guess which of several lines was taken", () => {
    expect(lineBetween(LINES, 2, 3)).toBeUndefined();
    expect(lineBetween(LINES, 3, 2, "jet_ski")?.by).toBe("jet_ski");
  });

  it("leads along the line in the direction of travel", () => {
    const line = lineBetween(LINES, 1, 2)!;
    expect(pointsOn(line, 2, 2).map(({ x }) => x)).toEqual([100, 50, 0]);
  });
});
