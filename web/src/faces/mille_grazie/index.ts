/** Mille Grazie: a map of Italy, compasses to turn, and a coach on its way. */

import type { Event, Game } from "../../games/mille_grazie";
import type { ItemOf } from "../../pieces/events";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Holdings from "./Holdings.svelte";
import { taskInWords } from "./task";

/** Where a compass was set to, or what an escort guards: only whoever set it is told the road. */
function isSecret(item: ItemOf<Event>, alone: boolean): boolean {
  if (alone || item.type !== "happened") return false;
  return (item.event.kind === "set" || item.event.kind === "set_out") && item.event.road > 0;
}

export default { task: taskInWords, Board, Choice, Holdings, restarts: "begun", isSecret } satisfies Face<Game>;
