import { expect, it } from "vitest";
import { letterOf, numberOf, ordersOf, roadsOf } from "./atlas";

it("roads are read from the picture", () => {
  const picture = `<path class="road-halo green" d="M1 2"/><path class="road green" id="road-U" data-name="Via dell’Uliveto" data-a="Genova &amp; Co" data-b="La Spezia" d="M1 2C3 4"><title>x</title></path>`;
  expect(roadsOf(picture)).toEqual([
    { number: 21, letter: "U", name: "Via dell’Uliveto", colour: "green", a: "Genova & Co", b: "La Spezia", line: "M1 2C3 4" },
  ]);
});

it("orders are read from the picture, with the names of their cities", () => {
  const spots = [{ number: 1, name: "Genova" }, { number: 2, name: "Milano" }].map((spot) => ({ ...spot, x: 0, y: 0 }));

  expect([...ordersOf(`<metadata id="orders">1 2 1 4, 2 1 2 6</metadata>`, spots).values()]).toEqual([
    { card: 1, first: "Milano", destination: "Genova", worth: 4 },
    { card: 2, first: "Genova", destination: "Milano", worth: 6 },
  ]);
});

it("a road's number is the place of its letter", () => expect([numberOf("F"), letterOf(26)]).toEqual([6, "Z"]));
