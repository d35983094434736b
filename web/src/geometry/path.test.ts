import { describe, expect, it } from "vitest";
import { along, between } from "./path";
import { distance } from "./points";

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

  it("are the same on a curve that sets out as the one before it ended, and on one that says so", () => {
    const short = "M10 20s5 0 10 5 0 20 10 30";
    const long = "M10 20c0 0 5 0 10 5c5 5 0 20 10 30";

    expect(along(short, 10)).toEqual(along(long, 10));
  });
});

describe("the way between two stations", () => {
  const numbers = (path: string) => path.match(/[\d.]+/g)!.map(Number);

  it("begins and ends outside of their discs, so that their numbers can be read", () => {
    const [path] = between("M0 0l100 0", 20);
    const xs = numbers(path!).filter((_, n) => n % 2 === 0);

    expect(Math.min(...xs)).toBeGreaterThan(20);
    expect(Math.min(...xs)).toBeLessThan(23);
    expect(Math.max(...xs)).toBeLessThan(80);
    expect(Math.max(...xs)).toBeGreaterThan(77);
  });

  it("may be said straight from one to the other", () => {
    expect(between("M0 0L100 0", 20)).toEqual(between("M0 0l100 0", 20));
    expect(between("M0 0L100 0", 20)).toHaveLength(1);
  });

  it("is not drawn where they touch", () => {
    expect(between("M0 0l30 0", 20)).toEqual([]);
  });
});
