import { expect, test } from "vitest";
import { withLines, withPaths } from "./linePaths";

const SPOTS = [
  { number: 1, x: 10, y: 20.5, name: "1" },
  { number: 2, x: 30, y: 40, name: "2" },
];
const LINES = [
  { a: 2, b: 1, by: "taxi", path: "", spot: 0 },
  { a: 1, b: 2, by: "jet_ski", path: "M10 20.5q1 2 20 19.5", spot: 0 },
];

test("a line goes as it is told, else straight from its first spot to its second", () => {
  const paths = withPaths(LINES, SPOTS).map((line) => line.path);

  expect(paths).toEqual(["M30 40L10 20.5", "M10 20.5q1 2 20 19.5"]);
});

test("lines are put into a picture where it has a place for those of their transport", () => {
  const picture = '<svg><g id="links-jet_ski">\n</g><g id="links-taxi"></g><g id="links-bus"></g></svg>';

  expect(withLines(picture, withPaths(LINES, SPOTS))).toBe(
    '<svg><g id="links-jet_ski"><path d="M10 20.5q1 2 20 19.5"/>\n</g>' +
      '<g id="links-taxi"><path d="M30 40L10 20.5"/></g><g id="links-bus"></g></svg>',
  );
});
