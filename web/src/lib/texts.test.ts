import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import english from "../../../src/nascondino/locale/en.ftl?raw";
import protocol from "../protocol.ts?raw";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../protocol.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.values(sources).join("\n");
const idsIn = (catalogue: string) => new FluentResource(catalogue).body.map((message) => message.id);
const known = idsIn(english);
const games = Object.values(
  import.meta.glob<string>("../../../src/nascondino/games/*/locale/en.ftl", { query: "?raw", import: "default", eager: true }),
).flatMap(idsIn);
const families = [...code.matchAll(/\bt\(`([\w-]+-)\$\{/g)].map(([, start]) => start!);

describe("the English texts", () => {
  it("have every text that the page asks for by name", () => {
    const asked = [...code.matchAll(/\bt\("([\w-]+)"/g)].map(([, id]) => id);

    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((id) => !known.includes(id!) && !games.includes(id!))).toEqual([]);
  });

  it("have a sentence for every refusal", () => {
    const reasons = /type Reason = (.*);/.exec(protocol)![1]!.matchAll(/"(\w+)"/g);

    expect([...reasons].filter(([, reason]) => !known.includes(`refused-${reason}`))).toEqual([]);
  });

  it("have none that nobody asks for", () => {
    const isAskedFor = (id: string) => code.includes(`"${id}"`) || families.some((start) => id.startsWith(start));

    expect(known.filter((id) => !isAskedFor(id))).toEqual([]);
  });
});
