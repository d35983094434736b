import { describe, expect, it } from "vitest";
import { labelled, overlaps } from "./labels";

const SIZES = { width: (letters: number) => 6 * letters, height: 10, reach: 5 };
const at = (x: number, y: number, text = "12") => ({ x, y, text });

describe("words beside points", () => {
  it("stand below them if there is room", () => {
    expect(labelled([at(50, 50)], SIZES, []).map((label) => label.at)).toEqual([{ x: 50, y: 60 }]);
  });

  it("find another side if another point is there, or something else", () => {
    const [first] = labelled([at(50, 50), at(50, 62)], SIZES, []);
    const [beside] = labelled([at(50, 50)], SIZES, [
      { x: 0, y: 30, width: 100, height: 12 },
      { x: 0, y: 58, width: 100, height: 9 },
    ]);

    expect(first!.at).toEqual({ x: 50, y: 40 });
    expect(beside!.at).toEqual({ x: 61, y: 50 });
  });

  it("find a corner if all four sides are taken, nearer to the point, since it is round", () => {
    const cross = [at(50, 33), at(50, 67), at(31, 50), at(69, 50)];
    const [label] = labelled([at(50, 50)], SIZES, [], [at(50, 50), ...cross]);

    expect(label!.at).toEqual({ x: 60, y: 59 });
  });

  it("give way to those that found no room else", () => {
    const taken = [
      { x: 0, y: 70, width: 44, height: 30 },
      { x: 56, y: 70, width: 44, height: 30 },
      { x: 0, y: 79, width: 100, height: 20 },
    ];
    const [hemmed, crowd] = [at(50, 74), Array.from({ length: 8 }, (_, n) => at(200 * n + 300, 0))];
    const found = new Map(labelled([at(50, 50), hemmed, ...crowd], SIZES, taken).map(({ of, at }) => [of.y, at]));

    expect(found.get(74)).toEqual({ x: 50, y: 64 });
    expect(found.get(50)).toEqual({ x: 50, y: 40 });
  });

  it("are left out where they find none", () => {
    expect(labelled([at(50, 50)], SIZES, [{ x: 0, y: 0, width: 100, height: 100 }])).toEqual([]);
  });

  it("never touch each other", () => {
    const points = Array.from({ length: 100 }, (_, n) => at(12 * (n % 10), 12 * Math.floor(n / 10), `${n}`));
    const boxes = labelled(points, SIZES, []).map(({ of, at }) => ({
      x: at.x - 3 * of.text.length,
      y: at.y - 5,
      width: 6 * of.text.length,
      height: 10,
    }));

    expect(boxes.length).toBeGreaterThan(10);
    expect(boxes.some((box, n) => boxes.slice(n + 1).some((other) => overlaps(box, other)))).toBe(false);
  });
});
