import { expect, it } from "vitest";
import { picturesOf } from "./pictures";

it("finds the drawing of each card, and nothing around them", () => {
  const card = (d: string) => `<g class="card" id="place-1"><g><rect class="rim"/><g><path class="sky" d="M0"/>\n<path class="stone" d="${d}"/></g><text>1</text></g></g>`;
  const svg = `<svg><path class="diamond" d="M1"/>${card("M2")}${card("M3")}<g class="ornaments"><path class="panel" d="M4"/></g></svg>`;

  expect(picturesOf(svg).map((shapes) => shapes.map(({ of, d }) => `${of} ${d}`))).toEqual([
    ["sky M0", "stone M2"],
    ["sky M0", "stone M3"],
  ]);
});
