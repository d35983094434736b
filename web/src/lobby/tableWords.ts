/** What a list says of a table. */

import type { GameInfo, TableSummary } from "../protocol";
import { list, t } from "../text/texts.svelte";

/** What is to be known first: whose turn it is, how it ended, how many seats are free. */
export function statusOf({ state, open, turn, winners = [], mine = [], names }: TableSummary): string {
  if (state === "waiting" && open.length) return t("tables-open-seats", { count: open.length });
  if (state === "over" && mine.length) return resultOf(winners, mine, names);
  if (state !== "playing" || !turn) return t("tables-state", { state });
  if (turn.mine) return t("resume-mine");
  return turn.names.length ? t("resume-theirs", { names: list(turn.names) }) : t("resume-bots");
}

function resultOf(winners: number[], mine: number[], names: string[]): string {
  if (winners.length === 0) return t("tables-state", { state: "over" });
  if (winners.some((seat) => mine.includes(seat))) return t("tables-won");
  const people = winners.map((seat) => names[seat]!).filter(Boolean);
  return people.length ? t("tables-lost-to", { names: list(people) }) : t("tables-lost");
}

/** How many can play a game. */
export function playersOf([fewest, most]: GameInfo["players"]): string {
  return t("game-players", { fewest, most, more: most - fewest });
}

export type Filter = "all" | "mine" | "playing" | "over";

export function passes(table: TableSummary, filter: Filter, game: string): boolean {
  if (game && table.game !== game) return false;
  if (filter === "mine") return table.turn?.mine ?? false;
  if (filter === "playing") return table.state !== "over";
  return filter === "all" || table.state === "over";
}
