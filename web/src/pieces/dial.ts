/** A dial: marks at equal distances around it, clockwise from the top. Pure arithmetic. */

const ROUND = 360;

/** Where a mark is, in degrees. */
export function angleOf(index: number, count: number): number {
  return (index * ROUND) / count;
}

/** The mark that lies in this direction from the middle; y grows downwards. */
export function markAt(x: number, y: number, count: number): number {
  const angle = (Math.atan2(x, -y) * ROUND) / (2 * Math.PI);
  return around(Math.round((angle * count) / ROUND), count);
}

/** The same direction, said so that a hand that stands at `from` takes the short way there. */
export function shortWay(from: number, to: number): number {
  const turn = around(to - from, ROUND);
  return from + (turn > ROUND / 2 ? turn - ROUND : turn);
}

/** Where a key leads: an arrow to the next mark, Home and End to the ends, a letter to the mark that bears it. */
export function turnedBy(
  key: string,
  at: number | null,
  marks: readonly string[],
  barred: number | null = null,
): number | null {
  const step = STEPS[key];
  if (step !== undefined) return next(at, step, marks.length, barred);
  const found = key === "Home" ? 0 : key === "End" ? marks.length - 1 : marks.indexOf(key.toUpperCase());
  return found < 0 || found === barred ? null : found;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** A hand that was nowhere begins at the top. */
function next(at: number | null, step: number, count: number, barred: number | null): number {
  const to = at === null ? (step > 0 ? 0 : count - 1) : around(at + step, count);
  return to === barred ? around(to + step, count) : to;
}

function around(number: number, length: number): number {
  return ((number % length) + length) % length;
}
