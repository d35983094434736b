import { expect, it } from "vitest";
import { roadsOf } from "./atlas";

it("roads are read from the picture", () => {
  const picture = `<path class="road-halo green" d="M1 2"/><path class="road green" id="road-U" data-name="Via dell’Uliveto" data-a="Genova &amp; Co" data-b="La Spezia" d="M1 2C3 4"><title>x</title></path>`;
  expect(roadsOf(picture)).toEqual([
    { number: 21, letter: "U", name: "Via dell’Uliveto", colour: "green", a: "Genova & Co", b: "La Spezia", line: "M1 2C3 4" },
  ]);
});
