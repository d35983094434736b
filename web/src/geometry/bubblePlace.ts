/** Where to put a bubble, so that it hides as little as possible of what it speaks of. All in pixels of the window. */

import { overlaps } from "./labels";
import type { Box } from "./points";

export interface Size {
  width: number;
  height: number;
}

const GAP = 14;

/**
 * Beside what it points at: below, above, right or left of it, wherever there is room first; else over its lower end.
 * What has to be kept free, as tabs that one may want to press, is never covered if there is any other room.
 */
export function bubblePlace(target: Box, bubble: Size, window: Size, free?: Box | null): { x: number; y: number } {
  const middle = { x: target.x + (target.width - bubble.width) / 2, y: target.y + (target.height - bubble.height) / 2 };
  const beside = [
    { x: middle.x, y: target.y + target.height + GAP },
    ...(free ? [{ x: middle.x, y: free.y + free.height + GAP }] : []),
    { x: middle.x, y: target.y - bubble.height - GAP },
    { x: target.x + target.width + GAP, y: middle.y },
    { x: target.x - bubble.width - GAP, y: middle.y },
  ];
  const over = { x: middle.x, y: target.y + target.height - bubble.height - GAP };
  const kept = free ? [target, free] : [target];
  const isClear = (at: { x: number; y: number }) => !kept.some((rect) => overlaps({ ...at, ...bubble }, rect));
  const wanted = beside.map((at) => inside(at, bubble, window)).find(isClear);
  return wanted ?? inside(over, bubble, window);
}

function inside({ x, y }: { x: number; y: number }, bubble: Size, window: Size): { x: number; y: number } {
  return { x: within(x, window.width - bubble.width), y: within(y, window.height - bubble.height) };
}

function within(value: number, room: number): number {
  return Math.max(GAP, Math.min(value, room - GAP));
}
