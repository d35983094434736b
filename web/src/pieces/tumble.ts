/** How a die comes to lie: thrown from the left, in two hops and a turn and a half, each a little after the one before. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { isStill } from "../lib/motion";

const [ROLL, LATER] = [400, 45]; // milliseconds
const [FAR, HIGH, TURN] = [5, 1.2, 540]; // em, em, degrees

export function tumble(_die: Element, { place, rolled }: { place: number; rolled: boolean }): TransitionConfig {
  if (!rolled || isStill()) return { duration: 0 };
  return {
    delay: LATER * place,
    duration: ROLL,
    easing: cubicOut,
    css: (_done, left) => `translate: ${-FAR * left}em ${-HIGH * Math.abs(Math.sin(2 * Math.PI * left))}em; rotate: ${-TURN * left}deg`,
  };
}
