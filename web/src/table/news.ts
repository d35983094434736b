// How things stand after news: as they say, or as before but for what has changed.

import type { News, Now } from "../protocol";

export function afterNews(before: Now | null, { now, change }: Pick<News, "now" | "change">): Now | null {
  if (now || !before) return now;
  return change ? { ...before, ...change, view: { ...before.view, ...change.view } } : before;
}
