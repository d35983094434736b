import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import english from "../../../src/nascondino/locale/en.ftl?raw";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.values(sources).join("\n");
const known = new FluentResource(english).body.map((message) => message.id);

describe("the English texts", () => {
  it("have every text that the page asks for by name", () => {
    const asked = [...code.matchAll(/\bt\("([\w-]+)"/g)].map(([, id]) => id);

    expect(asked.filter((id) => !known.includes(id!))).toEqual([]);
  });

  it("have none that nobody asks for", () => {
    expect(known.filter((id) => !code.includes(id))).toEqual([]);
  });
});
