/** The one sentence that says what to do next. */

import type { Offer } from "../offers";
import type { SeatInfo } from "../protocol";
import { seatName, roleName } from "../text/names";
import { inWords, reasonOf } from "../text/phrases";
import { list, t } from "../text/texts.svelte";
import type { TableSession } from "./session.svelte";
import { verdictOf } from "./verdict";

interface Moment {
  chosen: Offer | null;
  covered: boolean;
  task: string | undefined; // what the game itself says is to be done now, if it does
  ending: boolean; // it is over, and the board still shows what led to that
}

export function promptOf(session: TableSession, { chosen, covered, task, ending }: Moment): string {
  const { table, now, me } = session;
  if (!table || !session.settled) return t("prompt-loading");
  if (table.readonly) return t("prompt-readonly");
  if (!now) return t("prompt-not-begun");
  if (ending) return t("prompt-ending");
  if (now.outcome)
    return t("prompt-over", {
      reason: reasonOf(table.game, now.outcome, now.roles),
      verdict: verdictOf(now.outcome, table.seats),
    });
  if (me === null)
    return onlookersPrompt(actors(session), session.shoulder === null ? null : table.seats[session.shoulder]!);
  if (session.acting) return t(session.connectionState === "open" ? "prompt-sending" : "prompt-unsent");
  if (me.bot) return t("prompt-bot-plays");
  if (chosen && covered) return t("prompt-chosen-covered");
  if (chosen) return t("prompt-chosen", { what: inWords(chosen) });
  const role = roleName(table.game, now.roles[me.seat]!);
  return session.offers.length ? (task ?? choosePrompt(session.offers, role)) : waitPrompt(session, role);
}

function onlookersPrompt(acting: SeatInfo[], over: SeatInfo | null): string {
  const names = list(acting.map(seatName));
  if (over) return t("prompt-shoulder", { name: seatName(over), names });
  return acting.length ? t("prompt-onlooker", { names }) : t("prompt-onlooker-quiet");
}

/** How much there is to choose from. */
function choosePrompt(offers: Offer[], role: string): string {
  const spots = new Set(offers.map((offer) => offer.spot));
  const elsewhere = spots.delete(0);
  if (spots.size === 0) return t("prompt-choose", { role, count: offers.length });
  return t(elsewhere ? "prompt-choose-or" : "prompt-choose-spot", { role, count: spots.size });
}

function waitPrompt(session: TableSession, role: string): string {
  const acting = actors(session);
  const people = acting.filter((seat) => !seat.bot);
  const names = list((people.length ? people : acting).map(seatName));
  return t(people.length ? "prompt-wait" : "prompt-wait-bot", { role, names, count: acting.length });
}

export function actors({ table, now }: TableSession): SeatInfo[] {
  return table && now ? now.actors.flatMap((seat) => table.seats[seat] ?? []) : [];
}
