import { beforeEach, expect, it, vi } from "vitest";
import { dropSalt, keepCommitment, keepLink, keptOf, saltFor } from "./keptSeal";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
});

it("the first commitment is kept, whatever is said later", () => {
  keepCommitment("table", "first");
  keepCommitment("table", "second");

  expect(keptOf("table")?.commitment).toBe("first");
});

it("every link is kept once, with what had been done by then", () => {
  keepCommitment("table", "first");
  keepLink("table", "one", 0, 0);
  keepLink("table", "one", 0, 0);
  keepLink("table", "one", 0, 1); // a server that seals nothing sends the same again
  keepLink("table", "two", null, 0);

  expect(keptOf("table")?.links).toEqual([
    ["one", 0, 0],
    ["one", 0, 1],
    ["two", null, 0],
  ]);
});

it("a seat's salt is random, made once, and forgotten when it was refused", () => {
  keepCommitment("table", "first");
  const salt = saltFor("table", 1);

  expect(salt).toMatch(/^[0-9a-f]{64}$/);
  expect([saltFor("table", 1), saltFor("table", 2) === salt]).toEqual([salt, false]);
  expect(keptOf("table")?.salts[1]).toBe(salt);
  dropSalt("table", 1);
  expect(Object.keys(keptOf("table")!.salts)).toEqual(["2"]);
});

it("older tables are forgotten, and so is what earlier versions kept", () => {
  stored.set("seals", JSON.stringify([["old", "link"]]));
  for (let n = 0; n < 25; n++) keepCommitment(`table ${n}`, "first");

  expect([keptOf("table 4"), keptOf("table 5")?.commitment]).toEqual([null, "first"]);
  expect(stored.size).toBe(21);
});

it("no table fills the storage", () => {
  keepCommitment("table", "first");
  for (let n = 0; n < 2010; n++) keepLink("table", `link ${n}`, null, 0);

  expect(keptOf("table")?.links.length).toBe(2000);
  expect(keptOf("table")?.links.at(-1)).toEqual(["link 2009", null, 0]);
});

it("where nothing can be kept, a salt is there all the same", () => {
  vi.stubGlobal("localStorage", undefined);
  keepCommitment("table", "first");

  expect([keptOf("table"), saltFor("table", 0).length]).toEqual([null, 64]);
});
