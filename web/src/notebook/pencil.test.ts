import { beforeEach, expect, it, vi } from "vitest";
import { ChairPencil } from "./pencil.svelte";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
});

const pencilOf = (seat: number | null, period = 0, table = "table") => new ChairPencil(() => ({ table, seat, period }));

it("marks are there again after a reload, for the same seat at the same table only", () => {
  pencilOf(1).mark("57", "suspected");

  expect([...pencilOf(1).marks]).toEqual([["57", "suspected"]]);
  expect([pencilOf(0), pencilOf(null), pencilOf(1, 0, "other")].map(({ marks }) => marks.size)).toEqual([0, 0, 0]);
});

it("when something else is hidden, marks begin anew", () => {
  pencilOf(1, 1).mark("57", "suspected");
  const next = pencilOf(1, 2);

  expect(next.marks.size).toBe(0);
  next.mark("58", "ruled_out");
  expect([...pencilOf(1, 2).marks.keys()]).toEqual(["58"]);
});

it("marks are taken back one by one or all at once, and then nothing is kept", () => {
  const pencil = pencilOf(1);
  for (const key of ["1", "2", "3"]) pencil.mark(key, "ruled_out");
  pencil.mark("2", undefined);

  expect([...pencil.marks.keys()]).toEqual(["1", "3"]);
  pencil.erase();
  expect(pencil.marks.size).toBe(0);
  expect(stored.has("pencil table 1")).toBe(false);
});

it("who has no seat can ask, and marks nothing", () => {
  const onlooker = pencilOf(null);
  onlooker.mark("57", "suspected");
  onlooker.ask({ key: "57", name: "57 Salute", at: "map" });

  expect([onlooker.canMark, onlooker.marks.size, onlooker.asked?.key]).toEqual([false, 0, "57"]);
  expect(stored.size).toBe(0);
});

it("of many tables the oldest are forgotten", () => {
  for (let n = 0; n < 50; n++) pencilOf(0, 0, `table ${n}`).mark("1", "suspected");

  expect(pencilOf(0, 0, "table 9").marks.size).toBe(0);
  expect(pencilOf(0, 0, "table 10").marks.size).toBe(1);
});
