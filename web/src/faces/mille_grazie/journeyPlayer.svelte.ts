/** Plays the steps of a journey, one after the other; whoever has seen enough skips the rest. */

import { tick } from "svelte";
import type { Event } from "../../games/mille_grazie";
import type { ItemOf } from "../../pieces/events";
import { type Arrival, type Ride, type Step, stepsOf } from "./journey";

const LASTS: Record<Step["kind"], number> = { ride: 420, arrival: 420, ambush: 2400, delivery: 1700 }; // milliseconds
const HURRY = 6; // so many steps waiting double the speed
const TOO_MANY = 30; // then something else was going on, and nobody wants to see all of it

export type CoachLeg = (Ride | Arrival) & { lasts: number; since: number };

let shown = Promise.resolve(); // when the coach has come to where it goes

/** The board has shown all that has happened on the way. */
export async function journeyShown(): Promise<void> {
  await tick(); // the board has seen it
  await shown;
}

export class JourneyPlayer {
  step = $state.raw<Step | null>(null);
  leg = $state.raw<CoachLeg | null>(null); // where the coach is; brigands stop it there
  #waiting: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: (() => void) | undefined; // tells that the coach has come
  #seen: number; // items

  constructor(seen: number) {
    this.#seen = seen;
  }

  /** What these items tell beyond those that were seen; if they are fewer, another match or moment is looked at. */
  see(items: readonly ItemOf<Event>[], firstOf: (card: number) => number): void {
    if (items.length < this.#seen) this.skip();
    else if (items.length > this.#seen) this.#add(stepsOf(items, this.#seen, firstOf));
    this.#seen = items.length;
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.step = this.leg = null;
    this.#done?.();
  }

  #add(steps: readonly Step[]): void {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#waiting.push(...steps.filter((step) => !calm || "cards" in step)); // then the words alone
    if (this.#waiting.length > TOO_MANY) this.skip();
    else if (!this.step && this.#waiting.length) this.#start();
  }

  #start(): void {
    shown = new Promise((done) => (this.#done = done));
    this.#next();
  }

  #next(): void {
    const step = this.#waiting.shift();
    if (!step) return this.skip();
    const lasts = LASTS[step.kind] / (1 + this.#waiting.length / HURRY);
    this.step = step;
    if (step.kind === "delivery") this.leg = null;
    else if (step.kind !== "ambush") this.leg = { ...step, lasts, since: performance.now() };
    this.#timer = setTimeout(() => this.#next(), lasts);
  }
}
