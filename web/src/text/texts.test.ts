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
const parts = Object.values(
  import.meta.glob<string>("../../../src/nascondino/locale/*/en.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).flatMap(idsIn);
const games = Object.values(
  import.meta.glob<string>("../../../src/nascondino/games/*/locale/en.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).flatMap(idsIn);
const families = [...code.matchAll(/\bt\(`([\w-]+-)\$\{/g)].map(([, start]) => start!);

describe("the English texts", () => {
  it("have every text that the page asks for by name", () => {
    const asked = [...code.matchAll(/\bt\("([\w-]+)"/g)].map(([, id]) => id);

    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((id) => ![...known, ...parts, ...games].includes(id!))).toEqual([]);
  });

  it("have a sentence for every refusal", () => {
    const reasons = /type Reason = (.*);/.exec(protocol)![1]!.matchAll(/"(\w+)"/g);

    expect([...reasons].filter(([, reason]) => !known.includes(`refused-${reason}`))).toEqual([]);
  });

  it("have none that nobody asks for", () => {
    const isAskedFor = (id: string) => code.includes(`"${id}"`) || families.some((start) => id.startsWith(start));

    expect([...known, ...parts].filter((id) => !isAskedFor(id))).toEqual([]);
  });
});

// A text in markup that is no attribute's. Arguments may hold an object.
const SAID = String.raw`(?<![=$])\{(?:t|say|inWords|sentenceOf|roleName|percent|signed|decimal)\((?:[^{}]|\{[^{}]*\})*\)\}`;
const JOINS = [
  new RegExp(String.raw`${SAID}[^\S\n]*[^\s<{]`), // a mark or a word is written behind it
  new RegExp(String.raw`>[^<>{}\n]*[^<>{}\s][^\S\n]*${SAID}`), // or before it
  new RegExp(String.raw`${SAID}\s*\{(?:t|say|inWords|sentenceOf)\(`), // another text follows
  /\$\{(?:t|say|inWords|sentenceOf|roleName)\(/, // it stands in a string
  /\b(?:t|say)\((?:[^()]|\([^()]*\))*\) \+|\+ (?:t|say)\(/,
];
const joinsIn = (source: string): string[] => JOINS.flatMap((join) => join.exec(source)?.[0] ?? []);

describe("the page", () => {
  it("joins no text to another, and no mark to a text: that is a message of its own", () => {
    const found = Object.entries(sources).flatMap(([path, source]) =>
      joinsIn(source).map((join) => `${path}: ${join}`),
    );

    expect(found).toEqual([]);
  });

  it.each([
    '<p>{t("a")}: {t("b", { count: free.length })}. {t("c")}</p>',
    '<p>{t("a", { pawn })}:</p>',
    '<p>({t("a")})</p>',
    '<p>{t("a")} {say(offer.text)}</p>',
    'const title = `${t("a")} · ${name}`;',
    'return t("a", { b: f(c) }) + more;',
    'return more + t("a");',
  ])("would be found to join in %s", (source) => expect(joinsIn(source)).not.toEqual([]));

  it.each([
    '<p>{t("a", { name: t("b") })}</p>',
    '<p>{t("a")} <strong>{t("b")}</strong></p>',
    'title={t("a")} {words}',
    "t(`${game}-title`)",
  ])("would not in %s", (source) => expect(joinsIn(source)).toEqual([]));

  it("writes no fraction but by the language", () => {
    expect(Object.keys(sources).filter((path) => /\.(toFixed|toPrecision)\(/.test(sources[path]!))).toEqual([]);
  });
});
