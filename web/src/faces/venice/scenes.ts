/** What is staged: Mister X shows himself, is caught, or gets away; and in the end his whole way. */

import { CAUGHT, CORNERED, type Event, type Game } from "../../games/venice";
import Caught from "../../pieces/scenes/Caught.svelte";
import Escaped from "../../pieces/scenes/Escaped.svelte";
import Seen from "../../pieces/scenes/Seen.svelte";
import type { Placement, Scene, Scenes } from "../face";

function sceneOf(event: Event): Scene | undefined {
  if (event.kind === "shown") return { picture: Seen, joins: ["ended"] };
  if (event.kind === "ended") return { picture: [CAUGHT, CORNERED].includes(event.reason) ? Caught : Escaped };
  return undefined;
}

function placed(event: Event): Placement | undefined {
  if (event.kind === "placed" || event.kind === "moved") return { mark: `${event.pawn}`, spot: event.station };
  if (event.kind === "hid" || event.kind === "fled") return { mark: "X", spot: event.station };
  return undefined;
}

const STEPS = ["hid", "fled", "ended"];
const replays = ({ kind }: Event) => (STEPS.includes(kind) ? "step" : undefined);

const recap: Scenes<Game>["recap"] = ["doubled", "fled", "shown", "moved", "skipped"];

export default { sceneOf, recap, end: Escaped, placed, replays } satisfies Scenes<Game>;
