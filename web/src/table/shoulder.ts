/** What is fetched when somebody looks over a shoulder, or may ask for it. */

export { default as LookAnswers } from "./LookAnswers.svelte";
export { default as LookRequests } from "./LookRequests.svelte";
export { default as ShoulderLook } from "./ShoulderLook.svelte";
