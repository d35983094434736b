/** What an action is called, and why a match ended: phrases that are made of several texts, or of one of several. */

import type { Offer } from "../offers";
import { say, t } from "./texts.svelte";

const ENGINES = ["resigned", "limit"]; // reasons that every game has

/** Why the match ended. */
export function reasonOf(game: string, reason: string): string {
  return ENGINES.includes(reason) ? t(`end-reason-${reason}`) : t(`${game}-reason-${reason}`);
}

/** An action as one phrase: what it is listed under, and what sets it apart there. */
export function inWords(offer: Offer): string {
  return t("offers-one", { under: say(offer.under), what: say(offer.text) });
}
