import { describe, expect, it } from "vitest";
import { checkSeal, NoRecord } from "./seal";
import { RECORD } from "./seal.fixture";

const LINES = RECORD.split("\n");
const LINKS = LINES.slice(0, -2).map((line) => line.slice(line.lastIndexOf("\t") + 1));
const PROMISE = /"commitment":\s*"([0-9a-f]{64})"/.exec(RECORD)![1]!;

const changed = (n: number, change: (line: string) => string): string =>
  LINES.map((line, at) => (at === n ? change(line) : line)).join("\n");
const broken = (record: string): number[] =>
  checkSeal(record, null, null)
    .links.filter(({ holds }) => !holds)
    .map(({ number }) => number);
const other = (hex: string): string => (hex === "0" ? "1" : "0");

describe("a record as it was written", () => {
  it("holds, link by link", () => {
    const check = checkSeal(RECORD, PROMISE, LINKS[2]!);
    expect(check).toMatchObject({ commits: true, promised: true, kept: 3, holds: true });
    expect(check.links.map(({ holds }) => holds)).toEqual(LINKS.map(() => true));
  });

  it("holds as far as can be said without a link and a promise", () =>
    expect(checkSeal(RECORD, null, null)).toMatchObject({ promised: null, kept: null, holds: true }));
});

describe("what was changed is found", () => {
  it("in one byte of a line: that line, and no other", () =>
    expect(broken(changed(3, (line) => line.replace(/^3 (\w+) /, "3 $1  ")))).toEqual([4]));

  it("in a link: that one, and the next, which builds on it", () =>
    expect(broken(changed(3, (line) => line.slice(0, -1) + other(line.at(-1)!)))).toEqual([4, 5]));

  it("in the seed: every line, and it is not what was committed to", () => {
    const record = changed(LINES.length - 2, (line) => line.slice(0, -1) + other(line.at(-1)!));
    expect(broken(record)).toEqual(LINKS.map((_, n) => n + 1));
    expect(checkSeal(record, null, null)).toMatchObject({ commits: false, holds: false });
  });

  it("in a line that is left out", () => expect(broken(LINES.toSpliced(2, 1).join("\n"))[0]).toBe(3));

  it("in a whole record that was made anew: the link that was kept is none of it, nor the promise", () => {
    expect(checkSeal(RECORD, null, "f".repeat(64))).toMatchObject({ kept: 0, holds: false });
    expect(checkSeal(RECORD, "f".repeat(64), null)).toMatchObject({ promised: false, holds: false });
  });
});

it.each(["", "nothing", RECORD.slice(0, -1), RECORD.replace("opened", "closed"), LINES.slice(-2).join("\n")])(
  "is no record: %#",
  (text) => expect(() => checkSeal(text, null, null)).toThrow(NoRecord),
);
