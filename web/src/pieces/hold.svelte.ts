/** Something that is covered, and to be seen while it is held, or for a moment after it was touched. */

const MOMENT = 1500; // milliseconds; enough to read a word

export class Hold {
  shown = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  press(): void {
    clearTimeout(this.#timer);
    this.shown = true;
  }

  release(): void {
    clearTimeout(this.#timer);
    this.shown = false;
  }

  /** Whoever cannot hold (a key that only taps, a voice) sees it for a moment. */
  glance(): void {
    this.press();
    this.#timer = setTimeout(() => this.release(), MOMENT);
  }
}
