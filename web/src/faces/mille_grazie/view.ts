/** What a view tells, as it is said. */

import { AMBUSH, LOSING, ROADS_ESCORTED, SETTING_OUT, TAKING, TRAVEL, type View } from "../../games/mille_grazie";

export const isEscorted = (view: View, seat: number): boolean => seat === view.noble && view.roads === ROADS_ESCORTED;

/** What is going on, by phase; before that, cards are dealt. */
const DOINGS: Record<number, string> = {
  [AMBUSH]: "ambush",
  [SETTING_OUT]: "setting-out",
  [TRAVEL]: "travel",
  [LOSING]: "travel",
  [TAKING]: "taking",
};

export const doingOf = (view: View): string => DOINGS[view.phase] ?? "";
