import { expect, it } from "vitest";
import type { BoardFacts } from "../../protocol";
import { roadsOf } from "./atlas";

it("roads have their letters by their signs, and the names of these and of their ends", () => {
  const spot = (number: number, name: string) => ({ number, x: 0, y: 0, name });
  const board = {
    lines: [{ a: 3, b: 1, by: "green", path: "M1 2C3 4", spot: 221 }],
    spots: [spot(1, "La Spezia"), spot(3, "Genova & Co"), spot(221, "Via dell’Uliveto")],
  } as unknown as BoardFacts;

  expect(roadsOf(board)).toEqual([
    { number: 21, letter: "U", name: "Via dell’Uliveto", colour: "green", a: "Genova & Co", b: "La Spezia", line: "M1 2C3 4" },
  ]);
});
