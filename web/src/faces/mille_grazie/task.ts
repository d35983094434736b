/** What is to be done now, by what is offered. */

import type { Game, Offer } from "../../games/mille_grazie";
import { ofKind } from "../../pieces/offers";
import { t } from "../../text/texts.svelte";
import type { Asked } from "../face";

const TASKS = ["wait", "pair", "alone", "travel", "take", "swap"] as const;

export function taskOf(offers: readonly Offer[]): (typeof TASKS)[number] {
  return TASKS.find((kind) => ofKind(offers, kind).length) ?? "take";
}

export function taskInWords({ view, offers }: Asked<Game>): string {
  const { noble: seat, travelled, roads: count } = view;
  return t("mille_grazie-face-task", { task: taskOf(offers), seat, number: travelled + 1, count });
}
