/** How a die comes to lie: thrown from the left, in two hops and a turn and a half, each a little after the one before. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

const [ROLL, LATER] = [400, 45]; // milliseconds
const [FAR, HIGH, TURN] = [5, 1.2, 540]; // em, em, degrees

export function tumble(_die: Element, { place }: { place: number }): TransitionConfig {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    delay: still ? 0 : LATER * place,
    duration: still ? 0 : ROLL,
    easing: cubicOut,
    css: (_done, left) => `translate: ${-FAR * left}em ${-HIGH * Math.abs(Math.sin(2 * Math.PI * left))}em; rotate: ${-TURN * left}deg`,
  };
}
