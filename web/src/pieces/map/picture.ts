/** What the picture of a board tells besides how it looks: the lines between its stations, and whose they are. */

import type { Point } from "../../lib/zoom";
import { along } from "./path";

export interface Line {
  from: number;
  to: number;
  by: string; // the transport's id
  path: string;
}

/** A move from one station to another, by a transport if it is known. */
export interface Leg {
  from: number;
  to: number;
  by?: string | undefined;
}

/** By their ends, the smaller number first. */
export type Lines = ReadonlyMap<string, Line[]>;

const LINE = /id="link-(\d+)-(\d+)-([\w-]+)" d="([^"]+)"/g;

const STATION = /class="disc" r="([\d.]+)"/;

/** How large stations are drawn, from the middle to the rim; 0 if there are none. */
export function rimOf(svg: string): number {
  return Number(STATION.exec(svg)?.[1] ?? 0);
}

export function linesOf(svg: string): Lines {
  const lines = new Map<string, Line[]>();
  for (const [, from, to, by, path] of svg.matchAll(LINE)) {
    const line = { from: Number(from), to: Number(to), by: by!, path: path! };
    const ends = endsOf(line.from, line.to);
    lines.set(ends, [...(lines.get(ends) ?? []), line]);
  }
  return lines;
}

/** The line that leads there, if only one can be meant. */
export function lineBetween(lines: Lines, from: number, to: number, by?: string): Line | undefined {
  const found = (lines.get(endsOf(from, to)) ?? []).filter((line) => by === undefined || line.by === by);
  return found.length === 1 ? found[0] : undefined;
}

/** Points on the way, evenly spaced, in the direction of travel. */
export function journey(line: Line, from: number, steps: number): Point[] {
  const points = along(line.path, steps);
  return line.from === from ? points : points.reverse();
}

function endsOf(one: number, other: number): string {
  return `${Math.min(one, other)}-${Math.max(one, other)}`;
}
