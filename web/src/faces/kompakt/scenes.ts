/** What is staged: Mister X comes into the light again, and the end of each hand; in the end his way in the last one. */

import { CAUGHT, CORNERED, type Event, type Game } from "../../games/kompakt";
import Caught from "../../pieces/scenes/Caught.svelte";
import Escaped from "../../pieces/scenes/Escaped.svelte";
import Seen from "../../pieces/scenes/Seen.svelte";
import type { Placement, Scene, Scenes } from "../face";

function sceneOf(event: Event): Scene | undefined {
  if (event.kind === "shown") return { picture: Seen, joins: ["hand_ended"] };
  if (event.kind !== "hand_ended") return undefined;
  const picture = [CAUGHT, CORNERED].includes(event.reason) ? Caught : Escaped;
  return { picture, joins: ["scored", "ended"], clears: true };
}

function placed(event: Event): Placement | undefined {
  if (event.kind === "placed" || event.kind === "moved") return { mark: `${event.pawn}`, spot: event.station };
  if (event.kind === "started" || event.kind === "fled" || event.kind === "dived" || event.kind === "shown")
    return { mark: "X", spot: event.station };
  return undefined;
}

const STEPS = ["started", "fled", "dived", "hand_ended"];

function replays({ kind }: Event): "begin" | "step" | undefined {
  if (kind === "hand_begun") return "begin";
  return STEPS.includes(kind) ? "step" : undefined;
}

const recap: Scenes<Game>["recap"] = [
  "hand_begun",
  "fled",
  "dived",
  "shown",
  "moved",
  "skipped",
  "gave_up",
  "hand_ended",
  "scored",
];

export default { sceneOf, recap, end: Escaped, placed, replays } satisfies Scenes<Game>;
