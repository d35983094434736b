/** Whether a match is shown as on a phone: the board above, and a sheet with tabs below it. */

import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("max-width: 64rem"); // as in match/MatchShell.svelte
