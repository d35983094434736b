import { expect, test } from "vitest";
import type { BoardFacts } from "../../protocol";
import { withStraightLines } from "./straightLines";

const FACTS = {
  spots: [
    { number: 1, x: 10, y: 20.5, name: "1" },
    { number: 2, x: 30, y: 40, name: "2" },
  ],
  lines: [
    { a: 2, b: 1, by: "taxi", path: "", spot: 0 },
    { a: 1, b: 2, by: "bus", path: "M10 20.5q1 2 20 19.5", spot: 0 },
  ],
} as unknown as BoardFacts;

test("a way without a path goes straight from its first spot to its second; another goes as it is told", () => {
  expect(withStraightLines(FACTS).lines.map((line) => line.path)).toEqual(["M30 40L10 20.5", "M10 20.5q1 2 20 19.5"]);
});
