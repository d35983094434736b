/**
 * A connection to the server that mends itself. It knows nothing of what is said on it: its listener says hello anew each time it
 * opens, and so resumes where it was cut.
 */

export type ConnectionState = "connecting" | "open" | "waiting" | "closed";

export interface ConnectionListener {
  /** It is open: say who we are, and from where on we have to be told. */
  opened(): void;
  heard(text: string): void;
  changed(state: ConnectionState): void;
  /** What to send when it has been quiet for long; the server answers it with anything. */
  ping(): string;
}

export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 15_000;
export const QUIET = 15_000; // so long without a word, and we ask whether somebody is there
export const DEAF = 10_000; // so long without an answer, and it is taken for dead

/** Longer each time, and never quite the same, so that a restarted server is not met by everybody at once. */
export function waitBefore(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + chance / 2);
}

export class Connection {
  readonly #url: string;
  readonly #listener: ConnectionListener;
  #state: ConnectionState = "closed";
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #code = 0;
  #retryAt = 0;

  constructor(url: string, listener: ConnectionListener) {
    this.#url = url;
    this.#listener = listener;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** With which code the socket was closed last; 0 if nobody said. */
  get code(): number {
    return this.#code;
  }

  /** When it calls again, by the clock of this device. */
  get retryAt(): number {
    return this.#retryAt;
  }

  open(): void {
    this.#drop();
    this.#become("connecting");
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (message) => this.#heard(String(message.data));
    socket.onclose = (end) => this.#lost(end.code);
    this.#after(DEAF, () => this.#lost());
  }

  close(): void {
    this.#drop(hangUpQuietly);
    this.#become("closed");
  }

  /** The network is back, or somebody looks at the page again: no reason to wait any longer. */
  reconnectNow(): void {
    if (this.#state === "waiting") this.open();
  }

  /** Whether it was handed to the network; that it arrived only an answer can tell. */
  send(text: string): boolean {
    if (this.#state !== "open") return false;
    this.#socket?.send(text);
    return true;
  }

  #opened(): void {
    this.#become("open");
    this.#listen();
    this.#listener.opened();
  }

  #heard(text: string): void {
    this.#attempt = 0; // not on opening: a server that takes calls and drops them must not be called in a hurry
    this.#listen();
    this.#listener.heard(text);
  }

  #listen(): void {
    this.#after(QUIET, () => {
      this.send(this.#listener.ping());
      this.#after(DEAF, () => this.#lost());
    });
  }

  #lost(code = 0): void {
    this.#drop();
    const wait = waitBefore(this.#attempt++, Math.random());
    this.#code = code;
    this.#retryAt = Date.now() + wait;
    this.#become("waiting");
    this.#after(wait, () => this.open());
  }

  /** Let go of the socket at once: a dead one may take minutes to say that it is closed. */
  #drop(hangUp = (socket: WebSocket) => socket.close()): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = undefined;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      hangUp(socket);
    }
  }

  #after(wait: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, wait);
  }

  #become(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#listener.changed(state);
  }
}

/** When it is open: browsers complain of who hangs up before, as whoever leaves a page quickly does. */
function hangUpQuietly(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
