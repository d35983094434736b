import { expect, it } from "vitest";
import type { Road } from "./atlas";
import { RoadLine } from "./lines";

const ROAD: Road = {
  number: 6,
  letter: "F",
  name: "Via Fiorentina",
  colour: "orange",
  a: "Bologna",
  b: "Firenze",
  line: "M0 0l48 0 0 48",
};

it("a road leads from its first city to its last, and knows where its sign stands", () => {
  const line = new RoadLine(ROAD, { x: 48, y: 1 });
  expect(line.at(0)).toEqual({ x: 0, y: 0 });
  expect(line.at(0.25).x).toBeCloseTo(24);
  expect(line.at(1)).toEqual({ x: 48, y: 48 });
  expect(line.sign).toBeCloseTo(0.5);
});

it("its ends are no place to press: other roads have them too", () => {
  const { inner } = new RoadLine(ROAD, { x: 0, y: 0 });
  expect(inner[0]!.x).toBeCloseTo(16);
  expect(inner.at(-1)!.y).toBeLessThan(33);
});
