/** Likelihoods as glows: sized by their share of the likeliest, so that a glance at the map is enough. */

import type { Spot } from "../../protocol";

export interface Glow {
  spot: Spot;
  share: number;
  size: number; // from LEAST to 1
  named: boolean; // its share is written beside it
}

const LEAST = 0.3;
const NAMED = 3;

/** The likeliest last, so that they lie on top. */
export function glows(heat: ReadonlyMap<number, number>, spots: readonly Spot[]): Glow[] {
  const most = Math.max(...heat.values());
  const found = spots.flatMap((spot) => {
    const share = heat.get(spot.number) ?? 0;
    return share > 0 ? [{ spot, share, size: LEAST + (1 - LEAST) * Math.sqrt(share / most) }] : [];
  });
  const ordered = found.sort((one, other) => one.share - other.share);
  return ordered.map((glow, n) => ({ ...glow, named: n >= ordered.length - NAMED }));
}
