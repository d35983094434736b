/** Something that is covered, and to be seen while it is held, or for a moment after it was touched; or that lies open. */

const MOMENT = 1500; // milliseconds; enough to read a word

export class Hold {
  open = $state(false); // nobody is there from whom it would have to be hidden
  #held = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get shown(): boolean {
    return this.open || this.#held;
  }

  press(): void {
    clearTimeout(this.#timer);
    this.#held = true;
  }

  release(): void {
    clearTimeout(this.#timer);
    this.#held = false;
  }

  /** Whoever cannot hold (a key that only taps, a voice) sees it for a moment. */
  glance(): void {
    this.press();
    this.#timer = setTimeout(() => this.release(), MOMENT);
  }
}
