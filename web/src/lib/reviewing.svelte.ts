/** A match that is over, looked at again: through whose eyes, at which moment. */

import type { Item, Moment, Reviewed, Thoughts } from "../protocol";
import { moment, review, thoughts } from "./api";
import { after, before, type Eyes, fragmentOf, rests, sightOf } from "./moments";

const PACE = 1200; // milliseconds of a moment while it plays
const REST = 90; // milliseconds that a slider rests before it is asked how things stood there

export class Reviewing {
  eyes = $state<Eyes>("all");
  moment = $state(0);
  playing = $state(false);
  whole = $state.raw<Reviewed | null>(null);
  shown = $state.raw<Moment | null>(null);
  thoughts = $state.raw<Thoughts | null>(null);
  problem = $state.raw<unknown>(null);

  readonly last = $derived(this.whole?.makers.length ?? 0);
  readonly items = $derived<Item[]>(this.whole?.items.slice(0, this.whole.perceived[this.moment]) ?? []);
  readonly stops = $derived(rests(this.whole?.makers ?? []));
  /** The seat that made the next moment, if it was to decide something. */
  readonly decider = $derived.by(() => {
    const seat = this.whole?.makers[this.moment] ?? null;
    return seat !== null && this.shown?.now.actors.includes(seat) ? seat : null;
  });

  readonly #table: string;
  readonly #known = new Map<string, Promise<Moment>>();
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(table: string) {
    this.#table = table;
  }

  /** Go to what a link leads to. */
  async open(fragment: string): Promise<void> {
    try {
      const all = await review(this.#table, "all");
      const { eyes, moment } = sightOf(fragment, all.table.seats.length, all.makers.length);
      this.whole = eyes === "all" ? all : await review(this.#table, eyes);
      this.eyes = eyes;
      await this.go(fragment ? moment : (this.stops[0] ?? 0));
    } catch (why) {
      this.problem = why;
    }
  }

  close(): void {
    this.pause();
  }

  async lookAs(eyes: Eyes): Promise<void> {
    try {
      this.whole = await review(this.#table, eyes);
      this.eyes = eyes;
      await this.go(this.moment);
    } catch (why) {
      this.problem = why;
    }
  }

  /** To a moment; `hasty`: on the way to another. */
  async go(to: number, hasty = false): Promise<void> {
    this.moment = Math.max(0, Math.min(to, this.last));
    this.thoughts = null;
    const { eyes, moment } = this;
    if (hasty) await new Promise((done) => setTimeout(done, REST));
    if (eyes !== this.eyes || moment !== this.moment) return;
    history.replaceState(null, "", fragmentOf(this));
    try {
      const found = await this.#fetch(eyes, moment);
      if (eyes === this.eyes && moment === this.moment) [this.shown, this.problem] = [found, null];
      const next = after(this.stops, moment);
      if (next !== undefined) void this.#fetch(eyes, next).catch(() => undefined);
    } catch (why) {
      this.problem = why;
      this.pause();
    }
  }

  step(by: 1 | -1): void {
    const next = (by === 1 ? after : before)(this.stops, this.moment);
    if (next === undefined) this.pause();
    else void this.go(next);
  }

  jump(by: 1 | -1): void {
    const next = (by === 1 ? after : before)(this.whole?.highlights ?? [], this.moment);
    if (next !== undefined) void this.go(next);
  }

  play(): void {
    if (this.moment === this.last) void this.go(this.stops[0] ?? 0);
    this.playing = true;
    this.#beat = setInterval(() => this.step(1), PACE);
  }

  pause(): void {
    clearInterval(this.#beat);
    this.playing = false;
  }

  async think(): Promise<void> {
    const { decider, moment } = this;
    if (decider === null) return;
    try {
      const found = await thoughts(this.#table, decider, moment);
      if (moment === this.moment) this.thoughts = found;
    } catch (why) {
      this.problem = why;
    }
  }

  #fetch(eyes: Eyes, number: number): Promise<Moment> {
    const key = `${eyes}/${number}`;
    const asked = this.#known.get(key) ?? moment(this.#table, eyes, number);
    this.#known.set(key, asked);
    asked.catch(() => this.#known.delete(key));
    return asked;
  }
}
