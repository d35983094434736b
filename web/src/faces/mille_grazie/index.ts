/** Mille Grazie: a map of Italy, compasses to turn, and a coach on its way. */

import type { Face } from "..";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Holdings from "./Holdings.svelte";

export default { Board, Choice, Holdings } satisfies Face;
