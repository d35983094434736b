/** Where to put what is offered at a place, so that it hides as few other places as possible. In pixels of the map's frame. */

import { distance, type Point } from "./points";

const GAP = 22; // between the place and what is offered there
const EDGE = 6;
const MARGIN = 14; // a place this close beside it is hidden too
const BURIED = 1000; // worse than any way across the frame

/** Around the place or in a corner: wherever it lies on the fewest of these places, and then wherever it is nearest. */
export function menuPlace(at: Point, size: Point, frame: Point, places: readonly Point[]): Point {
  const spots = candidates(at, size, frame).map((corner) => inside(corner, size, frame));
  const cost = (corner: Point) => BURIED * hidden(corner, size, [at, ...places]) + distance(middle(corner, size), at);
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

function candidates(at: Point, size: Point, frame: Point): Point[] {
  const [xs, ys] = [
    [at.x - size.x / 2, at.x - GAP - size.x, at.x + GAP],
    [at.y - GAP - size.y, at.y + GAP, at.y - size.y / 2],
  ];
  const around = ys.flatMap((y) => xs.map((x) => ({ x, y })));
  const corners = [0, frame.x].flatMap((x) => [0, frame.y].map((y) => ({ x, y })));
  return [...around, ...corners];
}

function inside({ x, y }: Point, size: Point, frame: Point): Point {
  return { x: within(x, frame.x - size.x), y: within(y, frame.y - size.y) };
}

function within(value: number, room: number): number {
  return Math.max(EDGE, Math.min(value, room - EDGE));
}

function middle({ x, y }: Point, size: Point): Point {
  return { x: x + size.x / 2, y: y + size.y / 2 };
}

function hidden(corner: Point, size: Point, places: readonly Point[]): number {
  const centre = middle(corner, size);
  const isUnder = ({ x, y }: Point) =>
    Math.abs(x - centre.x) < size.x / 2 + MARGIN && Math.abs(y - centre.y) < size.y / 2 + MARGIN;
  return places.filter(isUnder).length;
}
