/** Words beside points: as many as find room, none over another or over a point. */

import { type Box, distance, type Point } from "./points";

export interface Label<Of> {
  of: Of;
  at: Point; // the middle of the words
  box: Box; // around them
}

export interface Sizes {
  width: (letters: number) => number;
  height: number;
  reach: number; // from the middle of a point to its rim, unless it has its own
}

const SIDES = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0.8, 0.8],
  [-0.8, 0.8],
  [0.8, -0.8],
  [-0.8, -0.8],
] as const; // below first; in the corners, words come nearer to a round point
const ROUNDS = 5; // after these, hardly any more find room
const MOST = 0.8; // of all find room at once, or further rounds are in vain

/** Each point has its words at one of its sides, and those first that found no room before; or it has none. */
export function labelled<Of extends Point & { text: string; reach?: number }>(
  points: readonly Of[],
  sizes: Sizes,
  taken: readonly Box[],
  discs: readonly (Point & { reach?: number })[] = points,
): Label<Of>[] {
  let best = inTurn(points, sizes, taken, discs);
  let last = best;
  for (let round = 1; round < ROUNDS && last.length < points.length && last.length > MOST * points.length; round++) {
    const found = new Set(last.map(({ of }) => of));
    last = inTurn([...points.filter((of) => !found.has(of)), ...found], sizes, taken, discs);
    if (last.length > best.length) best = last;
  }
  return best;
}

function inTurn<Of extends Point & { text: string; reach?: number }>(
  points: readonly Of[],
  { width, height, reach }: Sizes,
  taken: readonly Box[],
  discs: readonly (Point & { reach?: number })[],
): Label<Of>[] {
  const placed = [...taken];
  return points.flatMap((of) => {
    const long = width(of.text.length);
    const own = of.reach ?? reach;
    const near = discs.filter((disc) => Math.abs(disc.x - of.x) < long + own + (disc.reach ?? reach)); // of hundreds
    for (const [right, down] of SIDES) {
      const at = {
        x: of.x + right * own + (Math.sign(right) * long) / 2,
        y: of.y + down * own + (Math.sign(down) * height) / 2,
      };
      const box = around(at, long, height);
      if (placed.some((other) => overlaps(box, other))) continue;
      if (near.some((disc) => isOn(box, disc, disc.reach ?? reach))) continue;
      placed.push(box);
      return [{ of, at, box }];
    }
    return [];
  });
}

/** Whether a box lies over a part of a disc. */
function isOn({ x, y, width, height }: Box, disc: Point, reach: number): boolean {
  const nearest = { x: Math.max(x, Math.min(disc.x, x + width)), y: Math.max(y, Math.min(disc.y, y + height)) };
  return distance(nearest, disc) < reach - 1e-6;
}

export function around({ x, y }: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function overlaps(one: Box, other: Box): boolean {
  const apart = one.x >= other.x + other.width || other.x >= one.x + one.width;
  return !apart && one.y < other.y + other.height && other.y < one.y + one.height;
}
