/** Points on an SVG path as our boards draw them: M, then lines or curves from where the last one ended. No DOM is needed. */

import { distance, type Point } from "./points";

const PIECES = /([lqcs])([^lqcs]*)/g;
const POINTS: Record<string, number> = { l: 1, q: 2, c: 3, s: 2 }; // of each piece
const FINENESS = 8; // chords to a curve
const SHARES = 48; // of a path, to cut it by

/** So many points and one more, evenly spaced from the start to the end. */
export function along(path: string, steps: number): Point[] {
  const corners = flattened(path);
  const lengths = corners.slice(1).map((corner, n) => distance(corners[n]!, corner));
  const step = lengths.reduce((sum, length) => sum + length, 0) / steps;
  const points: Point[] = [];
  let [chord, before] = [0, 0];
  for (let n = 0; n < steps; n++) {
    while (chord < lengths.length - 1 && before + lengths[chord]! < n * step) before += lengths[chord++]!;
    points.push(mixed(corners[chord]!, corners[chord + 1]!, (n * step - before) / (lengths[chord] || 1)));
  }
  return [...points, corners.at(-1)!];
}

/** The path between two discs that it leads from and to, as a chain of straight lines; nothing, if they touch. */
export function between(path: string, reach: number): string[] {
  const points = along(path, SHARES);
  const ends = [points[0]!, points.at(-1)!];
  const open = points.filter((point) => ends.every((end) => distance(point, end) > reach));
  return open.length > 1 ? [`M${open.map(({ x, y }) => `${x} ${y}`).join("L")}`] : [];
}

/** The path as a chain of short straight lines. */
function flattened(path: string): Point[] {
  const corners = pairs(path.split(/[lqcs]/)[0]!);
  for (const [, kind, numbers] of path.matchAll(PIECES)) {
    const steps = pairs(numbers!);
    let onward = { x: 0, y: 0 }; // how the curve before set out to go on
    while (steps.length) {
      const own = steps.splice(0, POINTS[kind!]!);
      if (kind === "s") {
        const [bend, end] = own as [Point, Point];
        own.unshift(onward);
        onward = { x: end.x - bend.x, y: end.y - bend.y };
      }
      corners.push(...piece(corners.at(-1)!, own));
    }
  }
  return corners;
}

function piece(start: Point, steps: Point[]): Point[] {
  const points = [start, ...steps.map(({ x, y }) => ({ x: start.x + x, y: start.y + y }))];
  if (points.length === 2) return points.slice(1);
  return Array.from({ length: FINENESS }, (_, n) => onCurve(points, (n + 1) / FINENESS));
}

function pairs(numbers: string): Point[] {
  const found = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
  return found.flatMap((x, n) => (n % 2 ? [] : [{ x, y: found[n + 1]! }]));
}

/** De Casteljau: halfway between points that are halfway, until one is left. */
function onCurve(points: Point[], share: number): Point {
  if (points.length === 1) return points[0]!;
  return onCurve(
    points.slice(1).map((point, n) => mixed(points[n]!, point, share)),
    share,
  );
}

function mixed(one: Point, other: Point, share: number): Point {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}
