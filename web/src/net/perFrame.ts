/** What comes between two frames is told at once: bots move in bursts, and drawing each step alone would only be later. */

import type { ConnectionState, ConnectionListener } from "./connection";

const NO_FRAMES = 100; // milliseconds; a page that nobody sees gets none, and must still say whose turn it is

export class PerFrameListener implements ConnectionListener {
  readonly #listener: ConnectionListener;
  #heard: string[] = [];
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(listener: ConnectionListener) {
    this.#listener = listener;
  }

  heard(text: string): void {
    if (this.#heard.push(text) > 1) return;
    this.#frame = requestAnimationFrame(this.#tell);
    this.#timer = setTimeout(this.#tell, NO_FRAMES);
  }

  opened(): void {
    this.#tell();
    this.#listener.opened();
  }

  changed(state: ConnectionState): void {
    this.#tell();
    this.#listener.changed(state);
  }

  ping(): string {
    return this.#listener.ping();
  }

  readonly #tell = (): void => {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    for (const text of this.#heard.splice(0)) this.#listener.heard(text);
  };
}
