import type { Game } from "../../games/inkognito";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Holdings from "./Holdings.svelte";
import { choicesOf } from "./choices";
import { epilogue } from "./epilogue";
import { tellsMore } from "./rounds";
import { isAnyLifted } from "./veil.svelte";
import { taskInWords } from "./task";

export default {
  task: taskInWords,
  Board,
  Holdings,
  Choice,
  veils: (offers, alone) => !alone && choicesOf(offers).pairs.length > 0 && !isAnyLifted(), // every pair has a card that is true
  epilogue,
  restarts: "game_begun",
  isSecret: (item, alone) => !alone && tellsMore(item) && !isAnyLifted(),
} satisfies Face<Game>;
