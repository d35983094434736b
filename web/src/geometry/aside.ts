/** Room for what floats in a corner of a board. */

import type { Point } from "./points";

/**
 * How far something of this size moves along the edge, so that it hides nothing of what reaches so far around these points, which
 * are told from its corner; not at all if that edge is too short.
 */
export function aside(points: readonly Point[], reach: number, size: Point, length: number): number {
  const beside = points.filter(({ x }) => x - reach < size.x).map(({ y }) => y);
  const free = beside
    .sort((one, other) => one - other)
    .reduce((from, y) => (y + reach > from && y - reach < from + size.y ? y + reach : from), 0);
  return free + size.y > length ? 0 : free;
}
