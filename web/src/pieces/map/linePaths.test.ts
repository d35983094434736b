import { expect, test } from "vitest";
import { withPaths } from "./linePaths";

const SPOTS = [
  { number: 1, x: 10, y: 20.5, name: "1" },
  { number: 2, x: 30, y: 40, name: "2" },
];
const LINES = [
  { a: 2, b: 1, by: "taxi", path: "", spot: 0 },
  { a: 1, b: 2, by: "bus", path: "M10 20.5q1 2 20 19.5", spot: 0 },
  { a: 1, b: 2, by: "jet_ski", path: "", spot: 0 },
];
const PICTURE = '<svg><g><path id="link-1-2-jet_ski" d="M10 20.5c9 9 8 8 20 19.5"/></g></svg>';

test("a way goes as it is told, else as it is drawn, else straight from its first spot to its second", () => {
  const paths = withPaths(LINES, SPOTS, PICTURE).map((line) => line.path);

  expect(paths).toEqual(["M30 40L10 20.5", "M10 20.5q1 2 20 19.5", "M10 20.5c9 9 8 8 20 19.5"]);
});

test("without a picture it is straight unless it is told otherwise", () => {
  const paths = withPaths(LINES, SPOTS).map((line) => line.path);

  expect(paths).toEqual(["M30 40L10 20.5", "M10 20.5q1 2 20 19.5", "M10 20.5L30 40"]);
});
