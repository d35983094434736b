/** What is staged: Mister X shows himself, is caught, or gets away; and in the end his whole way. */

import { CAUGHT, type Event, type Game } from "../../games/dice";
import Caught from "../../pieces/scenes/Caught.svelte";
import Escaped from "../../pieces/scenes/Escaped.svelte";
import Seen from "../../pieces/scenes/Seen.svelte";
import type { Placement, Scene, Scenes } from "../face";

function sceneOf(event: Event): Scene | undefined {
  if (event.kind === "shown") return { picture: Seen, joins: ["ended"] };
  if (event.kind === "ended") return { picture: event.reason === CAUGHT ? Caught : Escaped };
  return undefined;
}

function placed(event: Event): Placement | undefined {
  if (event.kind === "placed" || event.kind === "moved") return { mark: `${event.pawn}`, spot: event.place };
  if (event.kind === "hidden" || event.kind === "fled") return { mark: "X", spot: event.place };
  return undefined;
}

const STEPS = ["hidden", "fled", "passed", "ended"];
const replays = ({ kind }: Event) => (STEPS.includes(kind) ? "step" : undefined);

const recap: Scenes<Game>["recap"] = ["moved", "stayed", "doubled", "fled", "passed", "shown"];

export default { sceneOf, recap, end: Escaped, placed, replays } satisfies Scenes<Game>;
