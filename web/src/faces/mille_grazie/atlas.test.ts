import { expect, it } from "vitest";
import type { BoardFacts } from "../../protocol";
import { letterOf, numberOf, ordersOf, roadsOf } from "./atlas";

it("roads have their letters by their signs, and the names of these and of their ends", () => {
  const spot = (number: number, name: string) => ({ number, x: 0, y: 0, name });
  const board = {
    lines: [{ a: 3, b: 1, by: "green", path: "M1 2C3 4", spot: 221 }],
    spots: [spot(1, "La Spezia"), spot(3, "Genova & Co"), spot(221, "Via dell’Uliveto")],
  } as unknown as BoardFacts;

  expect(roadsOf(board)).toEqual([
    {
      number: 21,
      letter: "U",
      name: "Via dell’Uliveto",
      colour: "green",
      a: "Genova & Co",
      b: "La Spezia",
      line: "M1 2C3 4",
    },
  ]);
});

it("orders have the names of their cities", () => {
  const spots = [
    { number: 1, name: "Genova" },
    { number: 2, name: "Milano" },
  ];
  const cards = [
    { number: 1, spots: [2, 1], worth: 4 },
    { number: 2, spots: [1, 2], worth: 6 },
  ];

  expect([...ordersOf({ spots, cards } as unknown as BoardFacts).values()]).toEqual([
    { card: 1, first: "Milano", destination: "Genova", worth: 4 },
    { card: 2, first: "Genova", destination: "Milano", worth: 6 },
  ]);
});

it("a road's number is the place of its letter", () => expect([numberOf("F"), letterOf(26)]).toEqual([6, "Z"]));
