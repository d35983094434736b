/** What is to be done now, by the phase and what is offered. */

import { FIRST_HALF, type Game, type Offer, SECOND_HALF, SEEK, SHOWS, type View } from "../../games/venice";
import { pawnsOf } from "../../pieces/offerBundles";
import { ofKind } from "../../pieces/offers";
import { t } from "../../text/texts.svelte";
import type { Asked } from "../face";

type Flight = "flee" | "first" | "second";
export type Task = Flight | `${Flight}-show` | "seek" | "seek-any";

export function taskOf({ phase, moves }: Pick<View, "phase" | "moves">, offers: readonly Offer[]): Task {
  if (phase === SEEK) return pawnsOf(ofKind(offers, "pursuit")).length > 1 ? "seek-any" : "seek";
  const flight = phase === FIRST_HALF ? "first" : phase === SECOND_HALF ? "second" : "flee";
  return SHOWS.includes(moves + 1) ? `${flight}-show` : flight;
}

export function taskInWords({ view, offers }: Asked<Game>): string {
  return t("venice-face-task", { task: taskOf(view, offers), pawn: pawnsOf(ofKind(offers, "pursuit"))[0] ?? 0 });
}
