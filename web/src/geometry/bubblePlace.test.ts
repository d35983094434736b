import { describe, expect, it } from "vitest";
import { bubblePlace } from "./bubblePlace";

const WINDOW = { width: 1000, height: 800 };
const BUBBLE = { width: 300, height: 120 };

describe("a bubble stands", () => {
  it.each([
    ["below", { x: 400, y: 50, width: 200, height: 40 }, { x: 350, y: 104 }],
    ["above", { x: 400, y: 700, width: 200, height: 60 }, { x: 350, y: 566 }],
    ["to the right", { x: 0, y: 20, width: 300, height: 760 }, { x: 314, y: 340 }],
    ["to the left", { x: 700, y: 20, width: 300, height: 760 }, { x: 386, y: 340 }],
    ["over the side of what leaves hardly any room", { x: 200, y: 0, width: 600, height: 800 }, { x: 14, y: 666 }],
    ["over what leaves no room beside it", { x: 0, y: 0, width: 1000, height: 800 }, { x: 350, y: 666 }],
  ])("%s", (_, target, place) => expect(bubblePlace(target, BUBBLE, WINDOW)).toEqual(place));

  it("at the edge, where tabs and what is behind them have to be kept free", () => {
    const [board, tabs] = [
      { x: 0, y: 100, width: 1000, height: 300 },
      { x: 0, y: 400, width: 1000, height: 50 },
    ];
    expect(bubblePlace(board, BUBBLE, WINDOW, tabs)).toEqual({ x: 350, y: 666 });
    expect(bubblePlace(tabs, BUBBLE, WINDOW, tabs)).toEqual({ x: 350, y: 666 });
    const below = { x: 0, y: 450, width: 1000, height: 350 };
    expect(bubblePlace(below, BUBBLE, WINDOW, tabs)).toEqual({ x: 350, y: 14 });
  });

  it("never outside, though what it points at is in a corner", () =>
    expect(bubblePlace({ x: 990, y: 10, width: 10, height: 10 }, BUBBLE, WINDOW)).toEqual({ x: 686, y: 34 }));
});
