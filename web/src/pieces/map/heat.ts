/** Likelihoods as glows: sized by their share of the likeliest, so that a glance at the map is enough. */

import { type Label, labelled } from "../../geometry/labels";
import type { Point } from "../../geometry/points";
import type { Spot } from "../../protocol";

export interface Glow {
  spot: Spot;
  share: number;
  size: number; // from LEAST to 1
}

const LEAST = 0.3;
const MOST_WRITTEN = 30; // shares; more of them nobody reads
const [SMALL, LARGE] = [9, 20]; // pixels: the least reach of a glow, if there are many or few

/** In pixels: a few are found at a glance, and many leave the map to be seen. */
export const leastReach = (count: number): number =>
  Math.max(SMALL, Math.min(LARGE, (3 * LARGE) / Math.sqrt(count || 1)));

/** Whether several are hidden: then the chances of places that at least one is there add up to more than one. */
export function areSeveral(heat: ReadonlyMap<number, number>): boolean {
  const ROUNDING = 0.01;
  return [...heat.values()].reduce((all, share) => all + share, 0) > 1 + ROUNDING;
}

/** What is still to be found: without places that are known, unless nothing else is left. */
export function doubtful(heat: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const open = [...heat].filter(([, share]) => share < 1);
  return open.length ? new Map(open) : heat;
}

/** The likeliest last, so that they lie on top. */
export function glows(heat: ReadonlyMap<number, number>, spots: readonly Spot[]): Glow[] {
  const most = Math.max(...heat.values());
  const found = spots.flatMap((spot) => {
    const share = heat.get(spot.number) ?? 0;
    return share > 0 ? [{ spot, share, size: LEAST + (1 - LEAST) * Math.sqrt(share / most) }] : [];
  });
  return found.sort((one, other) => one.share - other.share);
}

/** Their shares, written beside them: all of them, or none if one found no room, or if they are alike, as the legend says. */
export function written<Of extends Point & { text: string; reach: number }>(
  glows: readonly Of[],
  letter: number, // its height
): Label<Of>[] {
  const isAlike = glows.length > 1 && glows.every(({ text }) => text === glows[0]!.text);
  if (isAlike || glows.length > MOST_WRITTEN) return [];
  const sizes = { width: (letters: number) => (0.55 * letters + 0.2) * letter, height: 0.85 * letter, reach: 0 };
  const labels = labelled(glows, sizes, []);
  return labels.length === glows.length ? labels : [];
}
