/** What is said to those who listen, of what they have not heard. */

import type { Item } from "../protocol";

const MOST = 5;

/** All that came while the connection stood, however much came at once; of what was missed before, the last. */
export function unheard(items: readonly Item[], heard: number, caughtUp: number): Item[] {
  const live = Math.max(heard, caughtUp);
  return [...items.slice(heard, live).slice(-MOST), ...items.slice(live)];
}
