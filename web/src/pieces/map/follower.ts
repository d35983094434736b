/** A camera that shows what moves out of sight, then goes back to where the reader was looking. Whoever touches the map has it. */

import type { Camera } from "../../geometry/camera";

const GLIDE = 300; // milliseconds
const STAY = 1500; // after the last that moved
export const HANDS_OFF = 4000; // after a finger has moved the map, it stays as it was put

export class Follower {
  #home: Camera | null = null; // where the reader was looking
  #touched = -Infinity;
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  readonly #see: () => Camera;
  readonly #show: (camera: Camera) => void;

  constructor(see: () => Camera, show: (camera: Camera) => void) {
    this.#see = see;
    this.#show = show;
  }

  follow(to: Camera): void {
    if (performance.now() - this.#touched < HANDS_OFF) return;
    this.#home ??= this.#see();
    this.#glide(to);
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#return(), STAY);
  }

  /** The reader has moved the map, or is shown what to choose from: that is where they look now. */
  yield(touched = false): void {
    if (touched) this.#touched = performance.now();
    this.#home = null;
    clearTimeout(this.#rest);
    cancelAnimationFrame(this.#frame);
  }

  #return(): void {
    if (this.#home) this.#glide(this.#home);
    this.#home = null;
  }

  #glide(to: Camera): void {
    const [from, begin] = [this.#see(), performance.now()];
    const step = () => {
      const share = Math.min(1, (performance.now() - begin) / GLIDE);
      this.#show(between(from, to, share * (2 - share)));
      if (share < 1) this.#frame = requestAnimationFrame(step);
    };
    cancelAnimationFrame(this.#frame);
    step();
  }
}

function between(from: Camera, to: Camera, share: number): Camera {
  const mixed = (one: number, other: number) => one + (other - one) * share;
  return { scale: mixed(from.scale, to.scale), x: mixed(from.x, to.x), y: mixed(from.y, to.y) };
}
