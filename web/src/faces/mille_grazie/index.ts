/** Mille Grazie: a map of Italy, compasses to turn, and a coach on its way. */

import type { Item } from "../../protocol";
import type { Face } from "..";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Holdings from "./Holdings.svelte";

/** Where a compass was set to, or what an escort guards: only whoever set it is told the road. */
function isSecret(item: Item): boolean {
  return item.type === "happened" && ["set", "set_out"].includes(String(item.event.kind)) && Boolean(item.event.road);
}

export default { Board, Choice, Holdings, isSecret } satisfies Face;
