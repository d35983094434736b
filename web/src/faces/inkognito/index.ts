import type { Face } from "..";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Holdings from "./Holdings.svelte";
import { tellsMore } from "./rounds";
import { isAnyLifted } from "./veil.svelte";

export default { Board, Holdings, Choice, isSecret: (item) => tellsMore(item) && !isAnyLifted() } satisfies Face;
