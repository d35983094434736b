import type { Game } from "../../games/venice";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Holdings from "./Holdings.svelte";
import { taskInWords } from "./task";

export default { task: taskInWords, Board, Holdings, Choice } satisfies Face<Game>;
