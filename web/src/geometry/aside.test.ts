import { describe, expect, it } from "vitest";
import { aside } from "./aside";

const [REACH, SIZE] = [10, { x: 60, y: 40 }];
const from = (...ys: number[]) => ys.map((y) => ({ x: 30, y }));

describe("what floats in a corner", () => {
  it("stays there while nothing is below it", () => {
    expect(aside([], REACH, SIZE, 200)).toBe(0);
    expect(aside([{ x: 75, y: 20 }], REACH, SIZE, 200)).toBe(0);
    expect(aside(from(50), REACH, SIZE, 200)).toBe(0);
  });

  it("moves beyond what it would hide, and beyond the next too where there is no room between them", () => {
    expect(aside(from(20), REACH, SIZE, 200)).toBe(30);
    expect(aside(from(70, 20), REACH, SIZE, 200)).toBe(80);
    expect(aside(from(20, 90), REACH, SIZE, 200)).toBe(30);
  });

  it("stays where it is if the edge is taken", () => {
    expect(aside(from(20, 50, 80, 110), REACH, SIZE, 140)).toBe(0);
  });
});
