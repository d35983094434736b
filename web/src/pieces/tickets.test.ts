import { expect, it } from "vitest";
import type { BoardFacts, Transport } from "../protocol";
import { called, kindAt, kindsOn, paint, paintOn } from "./tickets";

const transport = (id: string, secret = false): Transport => ({
  id,
  name: `The ${id}`,
  light: "#111111",
  dark: "#eeeeee",
  on_light: "#ffffff",
  on_dark: "#000000",
  secret,
});
const board = { transports: [transport("sledge"), transport("raft"), transport("tunnel", true)] } as BoardFacts;

it("a board's tickets are those of its open transports, in its order, words and colours", () => {
  const kinds = kindsOn(board);

  expect(kinds.map(({ id, by }) => [id, by])).toEqual([
    ["sledge", 1],
    ["raft", 2],
  ]);
  expect(called(kinds[1]!)).toBe("the raft");
  expect([paint(kinds[0]!), paintOn(kinds[0]!)]).toEqual([
    "light-dark(#111111, #eeeeee)",
    "light-dark(#ffffff, #000000)",
  ]);
});

it("until the board is here, a ticket has the colour of its number", () => {
  expect(kindsOn(undefined)).toEqual([]);
  expect(kindAt([], 2)).toEqual({ id: "", by: 2 });
  expect(paint(kindAt([], 2))).toBeUndefined();
});
