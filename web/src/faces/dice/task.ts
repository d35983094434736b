/** What is to be done now, by what is offered. */

import { FIRST_HALF, FLEE, type Game, HIDING, type Offer, PLACING, SEEK, type View } from "../../games/dice";
import { ofKind } from "../../pieces/offers";
import { t } from "../../text/texts.svelte";
import type { Asked } from "../face";
import { meaningOf } from "./meaning";

export type Task =
  "place" | "hide" | "go" | "go-both" | "stuck" | "stuck-token" | "flee" | "flee-none" | "first" | "second";

export function taskOf(view: Pick<View, "phase">, offers: readonly Offer[]): Task {
  switch (view.phase) {
    case PLACING:
      return "place";
    case HIDING:
      return "hide";
    case SEEK:
      return seeking(offers);
    case FLEE:
      return ofKind(offers, "pass").length ? "flee-none" : "flee";
    case FIRST_HALF:
      return "first";
    default:
      return "second";
  }
}

function seeking(offers: readonly Offer[]): Task {
  if (ofKind(offers, "stays").length) return ofKind(offers, "token").length ? "stuck-token" : "stuck";
  return pawnsOf(offers).length > 1 ? "go-both" : "go";
}

/** The pawns of which one can go. */
export function pawnsOf(offers: readonly Offer[]): number[] {
  return [...new Set(offers.flatMap((offer) => meaningOf(offer).pawn ?? []))];
}

export function taskInWords({ view, offers }: Asked<Game>): string {
  return t("dice-face-task", { task: taskOf(view, offers), pawn: pawnsOf(offers)[0] ?? 0 });
}
