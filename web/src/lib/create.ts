/** Laying a table. */

import type { CreateTable, GameInfo } from "../protocol";
import { createTable } from "./api";
import { remember } from "./links";
import { pageOf } from "./pages";
import { ownName } from "./people";
import { go } from "./router.svelte";

/** Lay it and go there; `search` is what the address of the table ends with. */
export async function lay(wish: CreateTable, search = ""): Promise<void> {
  fetchAhead(wish.game).catch(() => {}); // it is tried again when it is needed
  const created = await createTable(wish);
  remember(created);
  go(`/t/${created.table}${search}`);
}

/** What the table looks like can come while the table is laid. */
async function fetchAhead(game: string): Promise<void> {
  await pageOf("table");
  await (await import("../faces")).faceOf(game);
}

/** Me, and the strongest bots at the other seats. */
export function againstBots(game: GameInfo): CreateTable {
  const bot = game.bots.at(-1)!;
  return {
    game: game.id,
    seats: [{ type: "mine", name: ownName() }, ...Array.from({ length: game.base - 1 }, () => ({ type: "bot" as const, bot }))],
  };
}

/** To learn at: few seats, where the game has its usual settings, and bots that are easy to beat. */
export function toLearn(game: GameInfo, seats: number): CreateTable {
  const bot = game.bots[0]!;
  const others = Array.from({ length: seats - 1 }, () => ({ type: "bot" as const, bot }));
  return { game: game.id, seats: [{ type: "mine", name: ownName() }, ...others] };
}
