/** Whether a match shows one panel at a time beside its board, as a sheet with tabs. */

import { MediaQuery } from "svelte/reactivity";

export const NARROW = "(max-width: 64rem), (max-height: 34rem)"; // styles say the same

export const narrow = new MediaQuery(NARROW);
