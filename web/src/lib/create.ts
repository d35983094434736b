/** Laying a table. */

import type { CreateTable, GameInfo } from "../protocol";
import { createTable } from "./api";
import { remember } from "./links";
import { ownName } from "./people";
import { go } from "./router.svelte";

const USUAL_SEATS = 3;

/** Lay it and go there. */
export async function lay(wish: CreateTable): Promise<void> {
  const created = await createTable(wish);
  remember(created);
  go(`/t/${created.table}`);
}

/** Me, and the strongest bots at the other seats. */
export function againstBots(game: GameInfo): CreateTable {
  const [fewest, most] = game.players;
  const others = Math.max(fewest, Math.min(USUAL_SEATS, most)) - 1;
  const bot = game.bots.at(-1)!;
  return {
    game: game.id,
    seats: [{ type: "mine", name: ownName() }, ...Array.from({ length: others }, () => ({ type: "bot" as const, bot }))],
  };
}
