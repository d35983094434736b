import { describe, expect, it } from "vitest";
import { nearest, spacing, towards } from "./points";

const box = { x: 0, y: 0, width: 200, height: 100 };

describe("places", () => {
  const places = [
    { x: 10, y: 10, name: "a" },
    { x: 50, y: 12, name: "b" },
    { x: 12, y: 60, name: "c" },
  ];

  it("are found by where a finger comes down", () => {
    expect(nearest(places, { x: 45, y: 15 })?.name).toBe("b");
    expect(nearest(places, { x: 90, y: 90 }, 20)).toBeUndefined();
  });

  it.each([
    ["ArrowRight", "a", "b"],
    ["ArrowDown", "a", "c"],
    ["ArrowLeft", "b", "a"],
    ["ArrowUp", "c", "a"],
    ["ArrowLeft", "a", undefined],
    ["Enter", "a", undefined],
  ])("%s leads from %s to %s", (key, from, to) =>
    expect(
      towards(
        places,
        places.find(({ name }) => name === from)!,
        key,
      )?.name,
    ).toBe(to),
  );

  it("are as far apart as the closest quarter of them", () => {
    expect(
      spacing(
        [
          { x: 0, y: 0 },
          { x: 10, y: 0 },
          { x: 100, y: 0 },
        ],
        { ...box, width: 1000 },
      ),
    ).toBe(10);
    expect(spacing([{ x: 0, y: 0 }], box)).toBe(25);
  });
});
