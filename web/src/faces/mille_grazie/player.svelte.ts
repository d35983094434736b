/** Plays the steps of a journey, one after the other; whoever has seen enough skips the rest. */

import type { Step } from "./journey";

const LASTS: Record<Step["kind"], number> = { ride: 420, arrival: 420, ambush: 2400, delivery: 1700 }; // milliseconds
const HURRY = 6; // so many steps waiting double the speed
const TOO_MANY = 30; // then something else was going on, and nobody wants to see all of it

export class Player {
  step = $state.raw<Step | null>(null);
  share = $state(0); // of the step that has passed
  #waiting: Step[] = [];
  #frame = 0;
  #since = 0;

  add(steps: readonly Step[], calm: boolean): void {
    this.#waiting.push(...steps.filter((step) => !calm || "brigands" in step || "cards" in step)); // calm: the words alone
    if (this.#waiting.length > TOO_MANY) this.skip();
    else if (!this.step && this.#waiting.length) this.#next();
  }

  skip(): void {
    cancelAnimationFrame(this.#frame);
    this.#waiting = [];
    this.step = null;
  }

  #next(): void {
    this.step = this.#waiting.shift() ?? null;
    this.share = 0;
    this.#since = performance.now();
    if (this.step) this.#frame = requestAnimationFrame((now) => this.#go(now));
  }

  #go(now: number): void {
    const speed = 1 + this.#waiting.length / HURRY;
    this.share = Math.min(1, Math.max(0, ((now - this.#since) * speed) / LASTS[this.step!.kind]));
    if (this.share === 1) this.#next();
    else this.#frame = requestAnimationFrame((later) => this.#go(later));
  }
}
