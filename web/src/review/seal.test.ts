import { describe, expect, it } from "vitest";
import type { Kept } from "../device/keptSeal";
import { checkSeal, NoRecord } from "./seal";

interface Vector {
  name: string;
  record: string;
  kept: Kept | null;
  verify: [string, number] | null;
  page: [string, number] | null;
}

/** By which `nascondino verify` is tested as well; made by tools/seal_vectors.py. */
const FILES = import.meta.glob<Vector[]>("../../../tests/seal_vectors.json", { import: "default", eager: true });
const VECTORS = Object.values(FILES)[0]!;
const FAIR = VECTORS.find(({ name }) => name === "fair")!;
const LINES = FAIR.record.split("\n");

const changed = (n: number, change: (line: string) => string): string =>
  LINES.map((line, at) => (at === n ? change(line) : line)).join("\n");
const broken = (record: string): number[] =>
  checkSeal(record, null)
    .lines.filter(({ fault }) => fault)
    .map(({ number }) => number);
const other = (hex: string): string => (hex === "0" ? "1" : "0");

describe("a match that was", () => {
  it.each(VECTORS)("$name", ({ record, kept, page }) => {
    const [first] = checkSeal(record, kept).faults;

    expect(first ? [first.what, first.line] : null).toEqual(page);
  });
});

describe("a record as it was written", () => {
  it("holds, line by line, and tells what was worked out", () => {
    const check = checkSeal(FAIR.record, FAIR.kept);

    expect(check).toMatchObject({ faults: [], draws: 15, salted: [0] });
    expect(check.lines.map(({ fault }) => fault)).toEqual(LINES.slice(0, -2).map(() => null));
  });

  it("of the older format tells no draws", () => {
    const { record, kept } = VECTORS.find(({ name }) => name === "fair, of format 1")!;

    expect(checkSeal(record, kept)).toMatchObject({ faults: [], draws: null, salted: [] });
  });
});

describe("what was changed is found", () => {
  it("in one byte of a line: that line, and no other", () =>
    expect(broken(changed(3, (line) => line.replace(/^3 (\w+) /, "3 $1  ")))).toEqual([4]));

  it("in a link: that one, and the next, which builds on it", () =>
    expect(broken(changed(3, (line) => line.slice(0, -1) + other(line.at(-1)!)))).toEqual([4, 5]));

  it("in the seed: every line", () =>
    expect(broken(changed(LINES.length - 2, (line) => line.slice(0, -1) + other(line.at(-1)!)))).toEqual(
      LINES.slice(0, -2).map((_, n) => n + 1),
    ));

  it("in a line that is left out", () => expect(broken(LINES.toSpliced(2, 1).join("\n"))[0]).toBe(3));
});

it.each(["", "nothing", FAIR.record.slice(0, -1), FAIR.record.replace("opened", "closed"), LINES.slice(-2).join("\n")])(
  "is no record: %#",
  (text) => expect(() => checkSeal(text, null)).toThrow(NoRecord),
);
