import { afterEach, describe, expect, it, vi } from "vitest";
import { keepSolved, numberOfTheDay, solvedPuzzles } from "./days";

describe("the puzzle of the day", () => {
  const days = Array.from({ length: 12 }, (_, n) => new Date(2026, 10, 25 + n, n + 5));

  it("is another one each day until all have had theirs", () => {
    expect(new Set(days.slice(0, 10).map((day) => numberOfTheDay(10, day))).size).toBe(10);
    expect(days.slice(10).map((day) => numberOfTheDay(10, day))).toEqual(
      days.slice(0, 2).map((day) => numberOfTheDay(10, day)),
    );
  });

  it("stays the same from morning to night", () => {
    const [early, late] = [new Date(2026, 0, 1, 0, 0, 1), new Date(2026, 0, 1, 23, 59, 59)];

    expect(numberOfTheDay(10, early)).toBe(numberOfTheDay(10, late));
  });
});

describe("what was solved", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  afterEach(() => kept.clear());

  it("is kept for each game", () => {
    keepSolved("dice", 3);
    keepSolved("dice", 3);
    keepSolved("dice", 10);

    expect(solvedPuzzles("dice")).toEqual(new Set([3, 10]));
    expect(solvedPuzzles("venice")).toEqual(new Set());
  });
});
