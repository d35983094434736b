/** A table's map, as soon as it is here. */

import { boardOf } from "../../lib/board.svelte";
import type { FaceProps } from "..";
import { type Road, roadsOf } from "./atlas";

export interface Atlas {
  readonly roads: Road[];
}

/** To be asked for while a component is made; it follows the table. */
export function atlas(face: () => FaceProps): Atlas {
  const board = boardOf(
    () => face().table,
    () => face().spots,
  );
  const roads = $derived(board.facts ? roadsOf(board.facts) : []);

  return {
    get roads() {
      return roads;
    },
  };
}
