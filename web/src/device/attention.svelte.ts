/** At how many tables it is my turn, as far as a page that lists them knows: the tab says so. */

import { markTab } from "./notices";

let count = $state(0);

export function turnsOfMine(): number {
  return count;
}

export function setTurnsOfMine(turns: number): void {
  count = turns;
  markTab(turns > 0);
}
