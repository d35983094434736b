/** What is to be done now, by what is offered. */

import type { Game, Offer } from "../../games/kompakt";
import { pawnsOf } from "../../pieces/offerBundles";
import { ofKind } from "../../pieces/offers";
import { t } from "../../text/texts.svelte";
import type { Asked } from "../face";

export type Task = "place" | "flee" | "flee-black" | "seek" | "seek-any";

export function taskOf(offers: readonly Offer[]): Task {
  if (ofKind(offers, "place").length) return "place";
  if (ofKind(offers, "black").length) return "flee-black";
  if (ofKind(offers, "flight").length) return "flee";
  return pawnsOf(ofKind(offers, "pursuit")).length === 1 ? "seek" : "seek-any";
}

export function taskInWords({ view, offers }: Asked<Game>): string {
  const task = taskOf(offers);
  const pawn = task === "place" ? view.pawns.indexOf(0, 1) : (pawnsOf(ofKind(offers, "pursuit"))[0] ?? 0);
  return t("kompakt-face-task", { task, pawn });
}
