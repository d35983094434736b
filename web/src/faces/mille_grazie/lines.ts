/** Roads as lines on the map: points along them. A path measures itself, though it is nowhere to be seen. */

import { nearest, type Point } from "../../lib/zoom";
import type { Road } from "./atlas";

const SAMPLES = 24;

export class Line {
  readonly road: Road;
  readonly points: Point[]; // at equal distances, ends included
  readonly sign: number; // the share of its length at which the sign stands
  readonly #path: SVGPathElement;
  readonly #length: number;

  constructor(road: Road, sign: Point) {
    this.road = road;
    this.#path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    this.#path.setAttribute("d", road.line);
    this.#length = this.#path.getTotalLength();
    this.points = Array.from({ length: SAMPLES + 1 }, (_, n) => this.at(n / SAMPLES));
    this.sign = this.points.indexOf(nearest(this.points, sign)!) / SAMPLES;
  }

  at(share: number): Point {
    const { x, y } = this.#path.getPointAtLength(share * this.#length);
    return { x, y };
  }

  /** Without its ends, which it shares with other roads. */
  get inner(): Point[] {
    return this.points.slice(4, -4);
  }
}
