/** What is to be done now, and towards whom. */

import { ANSWERING, COLOURS, type Game, type Offer, type View } from "../../games/inkognito";
import { ofKind } from "../../pieces/offers";
import { t } from "../../text/texts.svelte";
import type { Asked } from "../face";
import { lastRounds } from "./rounds";

export type Task = "go" | "lay" | "pair" | "answer" | "look" | "ask";

export function taskOf({ phase }: Pick<View, "phase">, offers: readonly Offer[]): Task {
  if (phase === ANSWERING) return "answer";
  return (["go", "lay", "ask", "look"] as const).find((kind) => ofKind(offers, kind).length) ?? "pair";
}

/** The figure that one has to do with: who asked, or who was met; of three who meet, the Ambassador. */
export function partnerOf({ view, items, seat }: Omit<Asked<Game>, "offers">): number {
  if (view.phase === ANSWERING) return view.asker;
  const meeting = lastRounds(items)[0]?.meetings.find(({ figures }) => figures.includes(seat));
  return meeting?.figures.filter((figure) => figure !== seat).at(-1) ?? 0;
}

export function taskInWords(asked: Asked<Game>): string {
  return t("inkognito-face-task", { task: taskOf(asked.view, asked.offers), to: COLOURS[partnerOf(asked)]! });
}
