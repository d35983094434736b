/** What comes between two frames is told at once: bots move in bursts, and drawing each step alone would only be later. */

import type { LineState, Owner } from "./connection";

const NO_FRAMES = 100; // milliseconds; a page that nobody sees gets none, and must still say whose turn it is

export class PerFrame implements Owner {
  readonly #owner: Owner;
  #heard: string[] = [];
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(owner: Owner) {
    this.#owner = owner;
  }

  heard(text: string): void {
    if (this.#heard.push(text) > 1) return;
    this.#frame = requestAnimationFrame(this.#tell);
    this.#timer = setTimeout(this.#tell, NO_FRAMES);
  }

  opened(): void {
    this.#tell();
    this.#owner.opened();
  }

  changed(state: LineState): void {
    this.#tell();
    this.#owner.changed(state);
  }

  beat(): string {
    return this.#owner.beat();
  }

  readonly #tell = (): void => {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    for (const text of this.#heard.splice(0)) this.#owner.heard(text);
  };
}
