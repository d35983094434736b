/** What happened, as sentences. What was said is told elsewhere. */

import type { Heard, Item } from "../protocol";
import { say, t } from "./texts.svelte";

export type Told = Exclude<Item, Heard>;

export function sentenceOf(item: Told): string {
  switch (item.type) {
    case "happened":
      return say(item.text);
    case "seat":
      return t(`log-${item.what}`, { name: item.name, seat: item.seat, by: item.by ?? "" });
    case "bots_first":
      return t("log-ahead", { seat: item.seat });
    case "resigned":
      return t("log-resigned", { seat: item.seat });
    case "again":
      return t("log-again", { seat: item.seat });
    case "rematch":
      return t("log-rematch");
  }
}

export function isTold(item: Item): item is Told {
  return item.type !== "heard";
}

const LATEST = 6;

/** What happened last, the newest first. */
export function latestOf(items: Item[]): Told[] {
  return items.filter(isTold).slice(-LATEST).reverse();
}
