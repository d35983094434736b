/** Discs that would lie over each other, moved aside. Pure arithmetic. */

import { distance, type Point } from "./points";

const ROUNDS = 60; // more than the closest stations of any board need

/** Where each of them is drawn so that no two are nearer than this: where it belongs, or a little beside it. */
export function apart(places: readonly Point[], least: number): Point[] {
  const moved = places.map(({ x, y }) => ({ x, y }));
  for (let round = 0, crowded = true; crowded && round < ROUNDS; round++) {
    crowded = false;
    for (const [n, one] of moved.entries()) {
      for (const other of moved.slice(n + 1)) {
        const far = distance(one, other) || 1e-9;
        if (far >= least) continue;
        const share = (least - far) / far / 2 + 1e-3;
        const [x, y] = [(other.x - one.x || 1e-9) * share, (other.y - one.y) * share];
        [one.x, one.y, other.x, other.y] = [one.x - x, one.y - y, other.x + x, other.y + y];
        crowded = true;
      }
    }
  }
  return moved;
}
