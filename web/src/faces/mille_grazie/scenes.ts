/** What is staged: the end. Ambushes and deliveries are told by the map, where and when they happen on the journey. */

import { type Event, type Game, WAYLAID } from "../../games/mille_grazie";
import type { Scene, Scenes } from "../face";
import Ambushed from "./scenes/Ambushed.svelte";
import Delivered from "./scenes/Delivered.svelte";
import { journeyShown } from "./journeyPlayer.svelte";

function sceneOf(event: Event): Scene | undefined {
  if (event.kind !== "ended") return undefined;
  return { picture: event.reason === WAYLAID ? Ambushed : Delivered, after: journeyShown };
}

const recap: Scenes<Game>["recap"] = [
  "begun",
  "set_out",
  "travelled",
  "ambushed",
  "guarded",
  "lost",
  "arrived",
  "fulfilled",
  "taken",
];

export default { sceneOf, recap, end: Delivered } satisfies Scenes<Game>;
