/** Setting up a table and going there. */

import { go, route } from "../device/router.svelte";
import type { Lesson } from "../lessons";
import type { PlayChoice } from "../lobby/playChoice";
import { createTable } from "../net/api";
import { rememberLinks } from "../net/seatLinks";
import type { CreateTable, GameInfo } from "../protocol";
import { ownName } from "../text/names";
import { pageOf } from ".";

/** Whoever has gone elsewhere meanwhile stays there. `search` is what the address of the table ends with. */
export async function createAndGo(wish: CreateTable | Promise<CreateTable>, search = ""): Promise<void> {
  const from = route();
  const wished = await wish;
  fetchAhead(wished.game).catch(() => {}); // it is tried again when it is needed
  const created = await createTable(wished);
  rememberLinks(created);
  if (route() === from) go(`/t/${created.table}${search}`);
}

/** What the table looks like can come while it is set up. */
async function fetchAhead(game: string): Promise<void> {
  await pageOf("table");
  await (await import("../faces")).faceOf(game);
}

/** Me at a seat that has the chosen role first, and the chosen bots at the others. */
export function againstBots(game: GameInfo, { seats, mine }: Lesson, { bot }: PlayChoice): CreateTable {
  return withBots(game, mine < game.base ? game.base : seats, mine, bot);
}

/** To learn at: a seat of the role that is learnt, and bots that are easy to beat. */
export function toLearn(game: GameInfo, { seats, mine }: Lesson): CreateTable {
  return withBots(game, Math.max(seats, game.players[0]), mine, game.bots[0]!);
}

function withBots(game: GameInfo, seats: number, mine: number, bot: string): CreateTable {
  const plan = (_: unknown, seat: number) =>
    seat === mine ? { type: "mine" as const, name: ownName() } : { type: "bot" as const, bot };
  return { game: game.id, seats: Array.from({ length: seats }, plan) };
}
