/** Discs that would lie over each other, moved aside. Pure arithmetic. */

import { distance, type Point } from "./points";

const ROUNDS = 60; // more than the closest stations of any board need

/** Where each of them is drawn: where it belongs, or beside it, so that no two are nearer than this, nor to what stays. */
export function apart(places: readonly Point[], least: number, staying: readonly Point[] = [], clear = least): Point[] {
  const moved = places.map(({ x, y }) => ({ x, y }));
  for (let round = 0, crowded = true; crowded && round < ROUNDS; round++) {
    crowded = false;
    const part = (one: Point, other: Point, least: number, share: number) => {
      const far = distance(one, other) || 1e-9;
      if (far >= least) return;
      const more = (least - far) / far + 1e-3;
      const [x, y] = [(other.x - one.x || 1e-9) * more, (other.y - one.y) * more];
      [one.x, one.y] = [one.x - x * share, one.y - y * share];
      if (share < 1) [other.x, other.y] = [other.x + x * share, other.y + y * share];
      crowded = true;
    };
    for (const [n, one] of moved.entries()) {
      for (const other of moved.slice(n + 1)) part(one, other, least, 0.5);
      for (const other of staying) part(one, other, clear, 1);
    }
  }
  return moved;
}
