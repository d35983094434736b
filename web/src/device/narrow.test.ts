import { describe, expect, it } from "vitest";
import { NARROW } from "./narrow.svelte";

const sources = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });

describe("a screen with little room", () => {
  it("is the same one for all styles and for the code", () => {
    const asked = Object.values(sources).flatMap((source) => source.match(/@media .*64rem.*(?= \{)/g) ?? []);

    expect(asked.length).toBeGreaterThan(5);
    expect([...new Set(asked)]).toEqual([`@media ${NARROW}`]);
  });
});
