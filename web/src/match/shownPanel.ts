import { createContext } from "svelte";

/** Which panel a phone shows below the board: told by the shell to the panels in it. Null: none of them. */
export const [shownPanel, setShownPanel] = createContext<() => string | null>();
