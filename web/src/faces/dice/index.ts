/** Scotland Yard, the dice game: London in the fog, a tray of dice, and Mister X's board. */

import type { Game } from "../../games/dice";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Holdings from "./Holdings.svelte";
import LogLine from "./LogLine.svelte";
import { ownersOf } from "./match";
import { taskInWords } from "./task";

const flees = ["hidden", "named", "doubled", "fled", "passed", "shown"];

export default { task: taskInWords, flees, owners: ownersOf, Board, Choice, Holdings, LogLine } satisfies Face<Game>;
