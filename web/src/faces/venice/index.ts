import type { Game } from "../../games/venice";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Holdings from "./Holdings.svelte";
import { taskInWords } from "./task";
import { ownersOf } from "./view";

const flees = ["hid", "doubled", "fled", "shown"];

export default { task: taskInWords, flees, owners: ownersOf, Board, Holdings, Choice } satisfies Face<Game>;
