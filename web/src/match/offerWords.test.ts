import { describe, expect, it } from "vitest";
import type { Offer } from "../offers";
import type { Text } from "../text/texts.svelte";
import { filtered, grouped } from "./offerWords";

const offer = (action: number, by: string, place: string, spot: number): Offer => ({
  action,
  kind: by,
  facts: {},
  under: ["by", { by, place }],
  text: ["to", { by, place }],
  spot,
});
const say = ([id, args]: Text): string => (id === "by" ? `By ${args.by} to` : `${args.place}`);

const offers = [
  offer(1, "taxi", "Soho", 7),
  offer(2, "bus", "Soho", 7),
  offer(3, "taxi", "Kew", 9),
  offer(4, "wing", "nowhere", 0),
];
const many = [...offers, ...Array.from({ length: 37 }, (_, n) => offer(5 + n, "boat", "Eel Pie", 11))];
const numbers = (offers: readonly Offer[]) => offers.map(({ action }) => action);

describe("offers", () => {
  it("are grouped by the words they stand under, whatever their other arguments", () => {
    const groups = [...grouped(offers, say)].map(([under, inside]) => [under, numbers(inside)]);

    expect(groups).toEqual([
      ["By taxi to", [1, 3]],
      ["By bus to", [2]],
      ["By wing to", [4]],
    ]);
  });

  it.each([
    ["", numbers(many)],
    ["SOHO", [1, 2]],
    ["soho bus", [2]],
    ["mars", []],
  ])("are found by the words '%s'", (words, actions) => expect(numbers(filtered(many, words, say))).toEqual(actions));

  it("are all there when they are few, whatever was looked for among many", () =>
    expect(filtered(offers, "mars", say)).toEqual(offers));
});
