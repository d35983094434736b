/** A match that is over, looked at again: through whose eyes, at which moment; and what might have followed it. */

import { claim, RequestRefused } from "../net/api";
import { type Offer, putIntoWords } from "../offers";
import type { Candidate, Item, Moment, Reviewed, SeatOffers, Thoughts } from "../protocol";
import { type Lost, MatchAnalysis } from "./analysis.svelte";
import { moment, readerLink, review, suggestion, thoughts } from "./requests";
import {
  after,
  before,
  type Eyes,
  fragmentOf,
  withToken,
  pointName,
  newSeed,
  type ReviewPoint,
  stopAt,
  stopsIn,
  type Viewpoint,
  viewpointOf,
  splitToken,
  type Variation,
} from "./viewpoint";

const PACE = 1200; // milliseconds of a moment while it plays
const REST = 90; // milliseconds that a slider rests before it is asked how things stood there

/** What a seat might do, and what a bot thought of doing, in words. */
export type Choice = Omit<SeatOffers, "offers"> & { offers: Offer[] };
export type Thought = Omit<Candidate, "offer"> & { offer: Offer };

export class ReviewSession {
  eyes = $state<Eyes>("all");
  moment = $state(0);
  playing = $state(false);
  thinking = $state(false); // a bot does, to go on
  weighing = $state(false); // a bot does, about what might have been done
  whole = $state.raw<Reviewed | null>(null);
  shown = $state.raw<Moment | null>(null);
  thoughts = $state.raw<Thoughts | null>(null);
  problem = $state.raw<unknown>(null);
  #variation = $state.raw<Variation | null>(null); // with what was taken back, to be gone to again
  #tried = $state(0); // so many of its actions are shown
  #token = $state<string | null>(null); // of the links that others may read by; told once, and kept nowhere but here

  readonly last = $derived(this.whole?.makers.length ?? 0);
  readonly stops = $derived(stopsIn(this.whole?.makers ?? []));
  readonly highlights = $derived([...new Set(this.whole?.highlights.map((moment) => stopAt(this.stops, moment)))]);
  readonly lost = $derived.by<Lost[]>(() => (this.whole ? this.analysis.lost(this.whole.offering) : []));
  readonly turning = $derived(this.lost.filter(({ turning }) => turning));
  /** What is worth going to: what the game finds so, and where most was lost. */
  readonly #landmarks = $derived(
    [...this.highlights, ...this.turning.map(({ moment }) => moment)].sort((one, other) => one - other),
  );
  /** How many items were perceived up to where the variation leaves the match, or up to now. */
  readonly real = $derived(this.whole?.perceived[this.moment] ?? 0);
  readonly varied = $derived(this.#variation && this.shown?.variation);
  readonly items = $derived<Item[]>([...(this.whole?.items.slice(0, this.real) ?? []), ...(this.varied?.items ?? [])]);
  readonly variation = $derived(
    this.#variation && { ...this.#variation, tried: this.#variation.tried.slice(0, this.#tried) },
  );
  readonly point = $derived<ReviewPoint>({ moment: this.moment, variation: this.variation });
  readonly viewpoint = $derived<Viewpoint>({ eyes: this.eyes, ...this.point });
  readonly choices = $derived<Choice[]>(
    (this.varied?.left ? this.varied.choices : []).map((choice) => ({
      ...choice,
      offers: choice.offers.map((offer) => this.#inWords(offer)),
    })),
  );
  readonly candidates = $derived<Thought[]>(
    this.thoughts?.candidates.map((each) => ({ ...each, offer: this.#inWords(each.offer) })) ?? [],
  );
  readonly canVary = $derived((this.shown?.now.actors.length ?? 0) > 0);
  /** The seat that a bot can be asked about: the one that made the next moment, or the first that might. */
  readonly decider = $derived.by(() => {
    if (this.variation) return this.choices[0]?.seat ?? null;
    const seat = this.whole?.makers[this.moment] ?? null;
    return seat !== null && this.shown?.now.actors.includes(seat) ? seat : null;
  });

  readonly analysis: MatchAnalysis;
  readonly #table: string;
  readonly #known = new Map<string, Promise<Moment>>();
  #wanted: Eyes = "all"; // which may still be on their way
  #closed = false;
  #beat: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.#table = table;
    this.analysis = new MatchAnalysis(table);
  }

  /** Go to what a link leads to. */
  async open(link: string): Promise<void> {
    const { token, fragment } = splitToken(link);
    try {
      const all = await this.#letIn(token);
      const { eyes, moment, variation } = viewpointOf(fragment, all.table.seats.length, all.makers.length);
      this.whole = eyes === "all" ? all : await review(this.#table, eyes);
      this.eyes = eyes;
      if (variation) await this.#vary(moment, variation);
      if (!this.shown) await this.#goInstead(moment);
    } catch (why) {
      this.problem = why;
    }
  }

  /** By the token, or without it if it opens nothing: whoever was at the table needs none. */
  async #letIn(token: string | null): Promise<Reviewed> {
    if (token === null) return review(this.#table, "all");
    const refused = await this.#use(token).then(
      () => null,
      (why: unknown) => why,
    );
    return review(this.#table, "all").catch((why) => Promise.reject(refused ?? why));
  }

  async #use(token: string): Promise<void> {
    if ((await claim(this.#table, token)).reads) this.#token = token; // it can be passed on; a seat's never is
  }

  /** The way to what is shown, for whoever gets it; null until somebody wants it. */
  get path(): string | null {
    if (!this.whole?.table.public && this.#token === null) return null;
    return `/t/${this.#table}/review${withToken(this.#token, fragmentOf(this.viewpoint))}`;
  }

  async share(): Promise<void> {
    try {
      this.#token ??= (await readerLink(this.#table)).token;
    } catch (why) {
      this.problem = why;
    }
  }

  /** Nobody let the reader in: the match may be there for others. */
  get isClosed(): boolean {
    return (
      this.problem instanceof RequestRefused && ["no_such_table", "bad_link", "used_link"].includes(this.problem.reason)
    );
  }

  /** If there is a problem with what was to be shown, it stays. */
  async #goInstead(moment: number): Promise<void> {
    const { problem } = this;
    await this.go(moment);
    this.problem ??= problem;
  }

  close(): void {
    this.#closed = true;
    this.pause();
    this.analysis.close();
  }

  async lookAs(eyes: Eyes): Promise<void> {
    this.#wanted = eyes;
    try {
      const whole = await review(this.#table, eyes);
      if (this.#wanted !== eyes) return; // another was wanted meanwhile
      [this.whole, this.eyes] = [whole, eyes];
      await this.#look();
    } catch (why) {
      if (this.#wanted === eyes) this.problem = why;
    }
  }

  /** To a moment of the match, or the first after it at which somebody decides; `hasty`: on the way to another. */
  async go(to: number, hasty = false): Promise<void> {
    this.moment = stopAt(this.stops, Math.min(to, this.last));
    this.#variation = null;
    await this.#look(hasty);
  }

  step(by: 1 | -1): void {
    const next = (by === 1 ? after : before)(this.stops, this.moment);
    if (next === undefined) this.pause();
    else void this.go(next);
  }

  jump(by: 1 | -1): void {
    const next = (by === 1 ? after : before)(this.#landmarks, this.moment);
    if (next !== undefined) void this.go(next);
  }

  // Letting it play: the match, or a variation by bots.

  play(): void {
    if (!this.variation && this.moment === this.last) void this.go(0);
    this.playing = true;
    this.#goOn();
  }

  pause(): void {
    clearTimeout(this.#beat);
    this.playing = false;
  }

  #goOn(): void {
    this.#beat = setTimeout(async () => {
      if (this.variation) await this.letBotMove();
      else this.step(1);
      if (this.playing) this.#goOn();
    }, PACE);
  }

  // What might have been.

  get triedInAll(): number {
    return this.#variation?.tried.length ?? 0;
  }

  async vary(): Promise<void> {
    await this.#vary(this.moment, { seed: newSeed(), tried: [] });
  }

  async #vary(moment: number, variation: Variation): Promise<void> {
    this.pause();
    this.moment = moment;
    this.#variation = variation;
    this.#tried = variation.tried.length;
    await this.#look();
  }

  /** Back to the match, where it was left. */
  async leave(): Promise<void> {
    this.pause();
    await this.go(this.moment);
  }

  /** What was taken back before is forgotten. If it fails, it was not tried. */
  async attempt(seat: number, action: number): Promise<void> {
    const { variation } = this;
    if (!variation) return;
    this.#variation = { ...variation, tried: [...variation.tried, { seat, action }] };
    await this.retry(this.triedInAll);
    if (this.problem && this.triedInAll > variation.tried.length)
      [this.#variation, this.#tried] = [variation, variation.tried.length];
  }

  /** Forth and back in the variation: show so many of its actions. */
  async retry(tried: number): Promise<void> {
    this.#tried = Math.max(0, Math.min(tried, this.triedInAll));
    await this.#look();
  }

  /** Let a bot act in a seat's place, knowing what the seat would know. */
  async letBotMove(seat = this.decider): Promise<void> {
    const { point } = this;
    if (seat === null || this.thinking) return this.pause();
    this.thinking = true;
    try {
      const { action } = await suggestion(this.#table, seat, point);
      if (pointName(point) === pointName(this.point)) await this.attempt(seat, action);
    } catch (why) {
      this.#fail(why);
    } finally {
      this.thinking = false;
    }
  }

  #inWords(offer: Candidate["offer"]): Offer {
    return putIntoWords(offer, this.whole!.offering); // nothing is offered before the whole match is there
  }

  async think(): Promise<void> {
    const { decider, point } = this;
    if (decider === null) return;
    this.weighing = true;
    try {
      const found = await thoughts(this.#table, decider, point);
      if (pointName(point) === pointName(this.point)) this.thoughts = found;
    } catch (why) {
      this.problem = why;
    } finally {
      this.weighing = false;
    }
  }

  async #look(hasty = false): Promise<void> {
    this.thoughts = null;
    const { viewpoint } = this;
    const isLeft = () => this.#closed || fragmentOf(viewpoint) !== fragmentOf(this.viewpoint);
    if (hasty) await new Promise((done) => setTimeout(done, REST));
    if (isLeft()) return;
    history.replaceState(null, "", fragmentOf(viewpoint));
    try {
      const found = await this.#fetch(viewpoint);
      if (!isLeft()) [this.shown, this.problem] = [found, null];
      const next = viewpoint.variation ? undefined : after(this.stops, viewpoint.moment);
      if (next !== undefined) void this.#fetch({ ...viewpoint, moment: next }).catch(() => undefined);
    } catch (why) {
      this.#fail(why);
    }
  }

  #fail(why: unknown): void {
    this.problem = why;
    this.pause();
  }

  #fetch({ eyes, ...point }: Viewpoint): Promise<Moment> {
    const key = fragmentOf({ eyes, ...point });
    const asked = this.#known.get(key) ?? moment(this.#table, eyes, point);
    this.#known.set(key, asked);
    asked.catch(() => this.#known.delete(key));
    return asked;
  }
}
