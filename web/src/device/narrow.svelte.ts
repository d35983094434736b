/** Whether a match shows one panel at a time beside its board, as a drawer with tabs. */

import { MediaQuery } from "svelte/reactivity";

export const NARROW = "(max-width: 64rem), (max-height: 34rem)"; // styles say the same

export const narrow = new MediaQuery(NARROW);

/** Whether what stands beside a board is short of height. */
export const low = new MediaQuery("(max-height: 48rem)");
