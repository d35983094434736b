import { describe, expect, it } from "vitest";
import { pointsOn, lineBetween, linesOf } from "../pieces/map/lines";
import { along } from "./path";
import { distance } from "./points";

const LINES = linesOf([
  { a: 1, b: 2, by: "gondola", path: "M0 0l100 0", spot: 0 },
  { a: 2, b: 3, by: "gondola", path: "M100 0q50 50 100 0", spot: 0 },
  { a: 2, b: 3, by: "jet_ski", path: "M100 0c20-40.5 80-40.5 100 0", spot: 0 },
]);

describe("points along a path", () => {
  it("are evenly spaced on a straight line", () => {
    expect(along("M0 0l100 0", 4)).toEqual([0, 25, 50, 75, 100].map((x) => ({ x, y: 0 })));
  });

  it("run through all pieces of the path", () => {
    const points = along("M0 0l30 0 0 10", 4);
    expect(points[3]).toEqual({ x: 30, y: 0 });
    expect(points.at(-1)).toEqual({ x: 30, y: 10 });
  });

  it("follow a curve, in steps of about the same length", () => {
    const points = along("M0 0q50 100 100 0", 10);
    expect(points[5]!.x).toBeCloseTo(50);
    expect(points[5]!.y).toBeCloseTo(50, 0);
    const steps = points.slice(1).map((point, n) => distance(points[n]!, point));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(1);
  });

  it("stay where they are on a path without length", () => {
    expect(along("M5 5l0 0", 2)).toEqual([5, 5, 5].map((x) => ({ x, y: x })));
  });
});

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
