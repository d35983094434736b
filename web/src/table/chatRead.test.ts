import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepReadCount, readCount } from "./chatRead";

const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => void store.set(name, value),
  });
});

describe("what was read of a table's talk", () => {
  it("is remembered for each chair", () => {
    keepReadCount("t", 0, 3);
    keepReadCount("t", null, 5);
    keepReadCount("t", 0, 4);

    expect([readCount("t", 0), readCount("t", null), readCount("t", 1)]).toEqual([4, 5, 0]);
  });

  it("is forgotten of tables long ago", () => {
    for (let table = 0; table <= 40; table++) keepReadCount(`t${table}`, 0, 1);

    expect([readCount("t0", 0), readCount("t1", 0)]).toEqual([0, 1]);
  });
});
