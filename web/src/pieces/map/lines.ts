/** The lines of a board between its stations, and whose they are. */

import { along } from "../../geometry/path";
import type { Point } from "../../geometry/points";
import type { BoardLine } from "../../protocol";

/** A move from one station to another, by a transport if it is known. */
export interface Leg {
  from: number;
  to: number;
  by?: string | undefined;
}

/** By their ends, the smaller number first. */
export type Lines = ReadonlyMap<string, BoardLine[]>;

export function linesOf(drawn: readonly BoardLine[]): Lines {
  const lines = new Map<string, BoardLine[]>();
  for (const line of drawn) {
    const ends = endsOf(line.a, line.b);
    lines.set(ends, [...(lines.get(ends) ?? []), line]);
  }
  return lines;
}

/** The line that leads there, if only one can be meant. */
export function lineBetween(lines: Lines, from: number, to: number, by?: string): BoardLine | undefined {
  const found = (lines.get(endsOf(from, to)) ?? []).filter((line) => by === undefined || line.by === by);
  return found.length === 1 ? found[0] : undefined;
}

/** Points on the way, evenly spaced, in the direction of travel. */
export function pointsOn(line: BoardLine, from: number, steps: number): Point[] {
  const points = along(line.path, steps);
  return line.a === from ? points : points.reverse();
}

function endsOf(one: number, other: number): string {
  return `${Math.min(one, other)}-${Math.max(one, other)}`;
}
