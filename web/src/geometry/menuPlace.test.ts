import { describe, expect, it } from "vitest";
import { menuPlace } from "./menuPlace";

const FRAME = { x: 400, y: 300 };
const SIZE = { x: 100, y: 60 };
const AT = { x: 200, y: 150 };

describe("what is offered at a place", () => {
  it("lies above it, if nothing else is there", () => {
    expect(menuPlace(AT, SIZE, FRAME, [])).toEqual({ x: 150, y: 68 });
  });

  it("gives way to other places", () => {
    const { y } = menuPlace(AT, SIZE, FRAME, [{ x: 200, y: 100 }]);

    expect(y).toBeGreaterThan(100);
  });

  it("stays in the frame", () => {
    const { x, y } = menuPlace({ x: 395, y: 5 }, SIZE, FRAME, []);

    expect(x + SIZE.x).toBeLessThan(FRAME.x);
    expect(y).toBeGreaterThan(0);
  });

  it("goes to a corner, if places are all around", () => {
    const around = [-60, 0, 60].flatMap((x) => [-60, 60].map((y) => ({ x: AT.x + x, y: AT.y + y })));
    const sides = [-100, 100].map((x) => ({ x: AT.x + x, y: AT.y }));

    expect(menuPlace(AT, SIZE, FRAME, [...around, ...sides]).x).toBe(6);
  });
});
