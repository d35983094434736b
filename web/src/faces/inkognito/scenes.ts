/** What is staged: whether a call was right. Who turns out to be whom lies on the table meanwhile. */

import { type Event, type Game, RIGHT } from "../../games/inkognito";
import type { Scene, Scenes } from "../face";
import RightCall from "./scenes/RightCall.svelte";
import WrongCall from "./scenes/WrongCall.svelte";

function sceneOf(event: Event): Scene | undefined {
  if (event.kind !== "game_ended") return undefined;
  return { picture: event.reason === RIGHT ? RightCall : WrongCall, joins: ["scored", "ended"], clears: true };
}

const recap: Scenes<Game>["recap"] = [
  "went",
  "met",
  "showed",
  "confided",
  "answered",
  "looked",
  "called",
  "turned_up",
  "game_ended",
  "scored",
];

export default { sceneOf, recap, end: WrongCall } satisfies Scenes<Game>;
