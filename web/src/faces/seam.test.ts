import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>(["../faces/**/*.{ts,svelte}", "../pieces/**/*.{ts,svelte}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What a face must not do: tell things apart by the id or the arguments of a text, or say by itself what a view, an event or an offer is. */
const FORBIDDEN: [string, RegExp][] = [
  ["reads a heading", /\.under\b|\bunder: *\[|\{[^{}\n]*\bunder\b[^{}\n]*\} *(?:: *\w*Offer|= )/],
  ["reads a text's id or arguments", /\b(?:text|name)\[[01]\]|\b(?:text|name): *\[,? *\w|\b(?:item|offer|event|way|swap|leave|take)\.text\b/],
  ["knows an id that offers have", /=== *[`"]\w+-(?:offer|figure|ask)-|[`"]\w+-(?:offer|figure)-[\w-]+[`"]: /],
  ["casts a view, an event or an offer", /\bas unknown\b|\b(?:view|event|offer|facts)(?:\.\w+)? as (?!const)\w|\bas (?:View|Event|Offer|Game)\b/],
  ["declares what a game declares", /\binterface (?:View|Event|Offer)\b/],
];

function faultsOf(source: string): string[] {
  return FORBIDDEN.flatMap(([fault, pattern]) => (pattern.test(source) ? [fault] : []));
}

describe("a face", () => {
  it.each(Object.entries(sources))("tells things apart by data: %s", (_, source) => expect(faultsOf(source)).toEqual([]));

  it.each([
    ['offers.filter((offer) => offer.under[0] === "venice-offer-black")', "reads a heading"],
    ["export function pawnOf({ under: [, facts] }: Offer): number {", "reads a heading"],
    ["function wishBehind({ under, text, spot }: Offer) {", "reads a heading"],
    ["{@const colour = way.text[1].colour}", "reads a text's id or arguments"],
    ["String(item.text[1].first)", "reads a text's id or arguments"],
    ["const { text: [id] } = offer;", "reads a text's id or arguments"],
    ["kind: KINDS[figure.name[0]]!", "reads a text's id or arguments"],
    ['const isBlack = ([id]: Text) => id === "kompakt-offer-black";', "knows an id that offers have"],
    ['const KINDS = { "mille_grazie-figure-noble": "coach" };', "knows an id that offers have"],
    ["const view = now.view as unknown as View;", "casts a view, an event or an offer"],
    ["const pawn = event.pawn as number;", "casts a view, an event or an offer"],
    ["const view = now.view as View;", "casts a view, an event or an offer"],
    ["export interface View {", "declares what a game declares"],
  ])("that does not is found: %s", (source, fault) => expect(faultsOf(source)).toContain(fault));
});
