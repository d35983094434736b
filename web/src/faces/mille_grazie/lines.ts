/** Roads as lines on the map: points along them. */

import { along } from "../../geometry/path";
import { nearest, type Point } from "../../geometry/points";
import type { Road } from "./atlas";

const STEPS = 48;

export class RoadLine {
  readonly road: Road;
  readonly sign: number; // the share of its length at which the sign stands
  readonly #points: Point[];

  constructor(road: Road, sign: Point) {
    this.road = road;
    this.#points = along(road.line, STEPS);
    this.sign = this.#points.indexOf(nearest(this.#points, sign)!) / STEPS;
  }

  at(share: number): Point {
    const step = Math.min(STEPS - 1, Math.floor(share * STEPS));
    const [from, to] = [this.#points[step]!, this.#points[step + 1]!];
    const rest = share * STEPS - step;
    return { x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest };
  }

  /** Without its ends, which it shares with other roads. */
  get inner(): Point[] {
    return this.#points.slice(STEPS / 6, -STEPS / 6);
  }
}
