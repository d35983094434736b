/** What an action is called, and why a match ended: phrases that are made of several texts, or of one of several. */

import type { Offer } from "../offers";
import type { Outcome } from "../protocol";
import { say, t } from "./texts.svelte";

/** Why the match ended; where a side has given up, with the role of its seats. */
export function reasonOf(game: string, { reason, winners }: Outcome, roles: readonly string[]): string {
  if (reason === "limit") return t("end-reason-limit"); // of any game
  return t(`${game}-reason-${reason}`, { role: roles.find((_, seat) => !winners.includes(seat)) ?? "" });
}

/** An action as one phrase: what it is listed under, and what sets it apart there. */
export function inWords(offer: Offer): string {
  return t("offers-one", { under: say(offer.under), what: say(offer.text) });
}
