/** What is to be done now, by what is offered. */

import type { Offer } from "../../protocol";
import { phaseOf, type View } from "./match";
import { named, wishBehind } from "./wish";

export type Task = "place" | "hide" | "go" | "go-both" | "stuck" | "stuck-token" | "flee" | "flee-none" | "first" | "second";

export function taskOf(view: View, offers: readonly Offer[]): Task | null {
  if (offers.length === 0) return null;
  switch (phaseOf(view)) {
    case "placing":
      return "place";
    case "hiding":
      return "hide";
    case "seek":
      return seeking(offers);
    case "flee":
      return named(offers, "pass").length ? "flee-none" : "flee";
    case "first":
      return "first";
    default:
      return "second";
  }
}

function seeking(offers: readonly Offer[]): Task {
  if (named(offers, "stays").length) return named(offers, "token").length ? "stuck-token" : "stuck";
  return pawnsOf(offers).length > 1 ? "go-both" : "go";
}

/** The pawns of which one can go. */
export function pawnsOf(offers: readonly Offer[]): number[] {
  return [...new Set(offers.flatMap((offer) => wishBehind(offer).pawn ?? []))];
}
