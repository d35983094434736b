/** Where to put a bubble, so that it hides as little as possible of what it speaks of. All in pixels of the window. */

import { overlaps } from "./labels";
import type { Box, Point } from "./points";

export interface Size {
  width: number;
  height: number;
}

export const GAP = 14; // around it

/**
 * Beside what it points at: below, above, right or left of it, wherever there is room first; where there are tabs, rather at the lower edge, since one has to reach
 * what is behind them, and if nothing else is left at the upper one; else over its lower end, in the middle or at a side, wherever it hides least.
 * What has to be kept free, as tabs that one may want to press, is never covered if there is any other room.
 */
export function bubblePlace(target: Box, bubble: Size, window: Size, free?: Box | null): Point {
  const middle = { x: target.x + (target.width - bubble.width) / 2, y: target.y + (target.height - bubble.height) / 2 };
  const beside = [
    ...(free ? [{ x: middle.x, y: window.height }] : []),
    { x: middle.x, y: target.y + target.height + GAP },
    { x: middle.x, y: target.y - bubble.height - GAP },
    { x: target.x + target.width + GAP, y: middle.y },
    { x: target.x - bubble.width - GAP, y: middle.y },
    ...(free ? [{ x: middle.x, y: 0 }] : []),
  ];
  const low = target.y + target.height - bubble.height - GAP;
  const over = [middle.x, target.x - bubble.width - GAP, target.x + target.width + GAP].map((x) =>
    inside({ x, y: low }, bubble, window),
  );
  const kept = free ? [target, free] : [target];
  const isClear = (at: Point) => !kept.some((rect) => overlaps({ ...at, ...bubble }, rect));
  const hidden = (at: Point) => sum(kept.map((rect) => shared({ ...at, ...bubble }, rect)));
  const wanted = beside.map((at) => inside(at, bubble, window)).find(isClear);
  return wanted ?? over.toSorted((one, other) => hidden(one) - hidden(other))[0]!;
}

/** How much of one lies over the other. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

function inside({ x, y }: Point, bubble: Size, window: Size): Point {
  return { x: within(x, window.width - bubble.width), y: within(y, window.height - bubble.height) };
}

function within(value: number, room: number): number {
  return Math.max(GAP, Math.min(value, room - GAP));
}
