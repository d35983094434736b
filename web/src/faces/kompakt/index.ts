import type { Game } from "../../games/kompakt";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Holdings from "./Holdings.svelte";
import { taskInWords } from "./task";

const flees = ["started", "fled", "dived", "shown"];

export default {
  task: taskInWords,
  flees,
  Board,
  Holdings,
  Choice,
  restarts: "hand_begun",
} satisfies Face<Game>;
