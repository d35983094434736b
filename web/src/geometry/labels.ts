/** Words beside points: as many as find room, none over another or over a point. */

import type { Box, Point } from "./points";

export interface Label<Of> {
  of: Of;
  at: Point; // the middle of the words
}

export interface Sizes {
  width: (letters: number) => number;
  height: number;
  reach: number; // from the middle of a point to its rim, unless it has its own
}

/** Each point has its words below, above, right or left of it, wherever there is room first; or it has none. */
export function labelled<Of extends Point & { text: string; reach?: number }>(
  points: readonly Of[],
  { width, height, reach }: Sizes,
  taken: readonly Box[],
): Label<Of>[] {
  const reachOf = (point: Of) => point.reach ?? reach;
  const discs = points.map((point) => around(point, 2 * reachOf(point), 2 * reachOf(point)));
  const placed = [...taken];
  return points.flatMap((of) => {
    const long = width(of.text.length);
    const [aside, below] = [reachOf(of) + long / 2, reachOf(of) + height / 2];
    const sides = [
      { x: of.x, y: of.y + below },
      { x: of.x, y: of.y - below },
      { x: of.x + aside, y: of.y },
      { x: of.x - aside, y: of.y },
    ];
    const isFree = (at: Point) => {
      const here = around(at, long, height); // once: there are hundreds to compare it with, at every event
      const covers = (box: Box) => overlaps(here, box);
      return !placed.some(covers) && !discs.some(covers);
    };
    const at = sides.find(isFree);
    if (!at) return [];
    placed.push(around(at, long, height));
    return [{ of, at }];
  });
}

export function around({ x, y }: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function overlaps(one: Box, other: Box): boolean {
  const apart = one.x >= other.x + other.width || other.x >= one.x + one.width;
  return !apart && one.y < other.y + other.height && other.y < one.y + one.height;
}
