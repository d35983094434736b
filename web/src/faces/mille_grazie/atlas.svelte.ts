/** A table's map, as soon as it is here. */

import { theme } from "../../lib/theme.svelte";
import type { TableInfo } from "../../protocol";
import { pictureOf, type Road, roadsOf } from "./atlas";

export interface Atlas {
  readonly picture: string; // nothing yet, or nothing at all
  readonly missing: boolean;
  readonly roads: Road[];
}

/** To be asked for while a component is made; it follows the table and the theme. */
export function atlas(table: () => TableInfo): Atlas {
  let picture = $state.raw("");
  let missing = $state(false);
  const roads = $derived(roadsOf(picture));

  $effect(() => {
    let current = true;
    pictureOf(table(), theme()).then(
      (svg) => current && ([picture, missing] = [svg, false]),
      () => current && (missing = true),
    );
    return () => (current = false);
  });

  return {
    get picture() {
      return picture;
    },
    get missing() {
      return missing;
    },
    get roads() {
      return roads;
    },
  };
}
