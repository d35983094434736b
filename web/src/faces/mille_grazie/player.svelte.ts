/** Plays the steps of a journey, one after the other; whoever has seen enough skips the rest. */

import type { Item } from "../../protocol";
import { type Arrival, type Ride, type Step, stepsOf } from "./journey";

const LASTS: Record<Step["kind"], number> = { ride: 420, arrival: 420, ambush: 2400, delivery: 1700 }; // milliseconds
const HURRY = 6; // so many steps waiting double the speed
const TOO_MANY = 30; // then something else was going on, and nobody wants to see all of it

export class Player {
  step = $state.raw<Step | null>(null);
  leg = $state.raw<Ride | Arrival | null>(null); // where the coach is; brigands stop it there
  #share = $state(0); // of the step that has passed
  #waiting: Step[] = [];
  #frame = 0;
  #since = 0;
  #seen: number; // items

  constructor(seen: number) {
    this.#seen = seen;
  }

  /** How much of its leg the coach has behind it. */
  get share(): number {
    return this.step === this.leg ? this.#share : 1;
  }

  /** What these items tell beyond those that were seen; if they are fewer, another match or moment is looked at. */
  see(items: readonly Item[]): void {
    if (items.length < this.#seen) this.skip();
    else if (items.length > this.#seen) this.#add(stepsOf(items, this.#seen));
    this.#seen = items.length;
  }

  skip(): void {
    cancelAnimationFrame(this.#frame);
    this.#waiting = [];
    this.#show(null);
  }

  #add(steps: readonly Step[]): void {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#waiting.push(...steps.filter((step) => !calm || "cards" in step)); // then the words alone
    if (this.#waiting.length > TOO_MANY) this.skip();
    else if (!this.step && this.#waiting.length) this.#next();
  }

  #next(): void {
    this.#show(this.#waiting.shift() ?? null);
    this.#since = performance.now();
    if (this.step) this.#frame = requestAnimationFrame((now) => this.#go(now));
  }

  #show(step: Step | null): void {
    this.step = step;
    this.#share = 0;
    if (!step || step.kind === "delivery") this.leg = null;
    else if (step.kind !== "ambush") this.leg = step;
  }

  #go(now: number): void {
    const speed = 1 + this.#waiting.length / HURRY;
    this.#share = Math.min(1, Math.max(0, ((now - this.#since) * speed) / LASTS[this.step!.kind]));
    if (this.#share === 1) this.#next();
    else this.#frame = requestAnimationFrame((later) => this.#go(later));
  }
}
