import { expect, it } from "vitest";
import { type AskedAbout, cellKey, nextMark, type Pencil, type PencilMark, touch } from "./pencil";

it("a touch goes round: suspected, ruled out, no mark", () => {
  const first = nextMark(undefined);
  const second = nextMark(first);

  expect([first, second, nextMark(second)]).toEqual(["suspected", "ruled_out", undefined]);
});

it("a cell is known by what it is about, wherever it is", () =>
  expect(cellKey(["inkognito-name", { figure: "azure" }], ["inkognito-card", { card: "52" }])).toBe(
    cellKey(["", { figure: "azure" }], ["", { card: "52" }]),
  ));

it("a touch asks, and marks only while marks are made", () => {
  const asked: AskedAbout = { key: "57", name: "57 Salute", at: "map" };
  const made: unknown[] = [];
  const pencil = (marking: boolean): Pencil => ({
    marks: new Map<string, PencilMark>([["57", "suspected"]]),
    canMark: true,
    marking,
    asked: null,
    ask: (about) => made.push(about),
    mark: (...mark) => made.push(mark),
    take: () => undefined,
  });
  touch(pencil(false), asked);
  touch(pencil(true), asked);

  expect(made).toEqual([asked, ["57", "ruled_out"], asked]);
});
