import { describe, expect, it } from "vitest";
import { CLOSEST, framed, moved, onScreen, WHOLE, zoomed } from "./camera";

const box = { x: 0, y: 0, width: 200, height: 100 };

describe("a camera", () => {
  it("keeps the point under the finger where it is", () => {
    const at = { x: 50, y: 25 };
    const camera = zoomed(WHOLE, 2, at, box);

    expect(camera).toEqual({ scale: 2, x: -50, y: -25 });
    expect(at.x * camera.scale + camera.x).toBe(at.x);
  });

  it("never goes farther than the whole picture, nor too near", () => {
    expect(zoomed(WHOLE, 0.5, { x: 9, y: 9 }, box)).toEqual(WHOLE);
    expect(zoomed(WHOLE, 1000, { x: 9, y: 9 }, box).scale).toBe(CLOSEST);
  });

  it("never shows anything beside the picture", () => {
    const near = zoomed(WHOLE, 2, { x: 100, y: 50 }, box);

    expect(moved(near, 1000, 1000, box)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(moved(near, -1000, -1000, box)).toEqual({ scale: 2, x: -200, y: -100 });
    expect(moved(WHOLE, 10, 10, box)).toEqual(WHOLE);
  });

  it("frames places in the middle, as near as they fit", () => {
    const camera = framed(
      [
        { x: 90, y: 40 },
        { x: 110, y: 60 },
      ],
      15,
      box,
    );

    expect(camera).toEqual({ scale: 2, x: -100, y: -50 });
    expect(framed([{ x: 0, y: 0 }], 1, box)).toEqual({ scale: CLOSEST, x: 0, y: 0 });
    expect(
      framed(
        [
          { x: 0, y: 0 },
          { x: 200, y: 100 },
        ],
        10,
        box,
      ),
    ).toEqual(WHOLE);
  });

  it("knows where a point is on the screen", () => {
    const near = { scale: 2, x: -100, y: -50 };

    expect(onScreen({ x: 100, y: 50 }, WHOLE, box, 500, 200)).toEqual({ x: 250, y: 100 });
    expect(onScreen({ x: 100, y: 50 }, near, box, 500, 200)).toEqual({ x: 250, y: 100 });
    expect(onScreen({ x: 60, y: 50 }, near, box, 400, 300)).toEqual({ x: 40, y: 150 });
  });

  it("knows pictures that do not begin at zero", () => {
    const shifted = { x: -100, y: 50, width: 200, height: 100 };
    const near = zoomed(WHOLE, 2, { x: -100, y: 50 }, shifted);

    expect([-100 * 2 + near.x, 50 * 2 + near.y]).toEqual([-100, 50]);
  });
});
