/** What stages great moments and tells what happened, fetched together when a match goes on. */

export { default as RoundCard } from "./RoundCard.svelte";
export { default as SceneCard } from "./SceneCard.svelte";
export { Stage, wholeMatch } from "./stage.svelte";
