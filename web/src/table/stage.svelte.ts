/**
 * Great moments, staged one after the other, each for a beat; and in the end the way of who was hidden, once more.
 *
 * Only what comes while somebody looks is staged. Whoever has seen enough skips it.
 */

import { isStill } from "../device/motion";
import type { Scenes } from "../faces/face";
import { ask } from "../net/api";
import type { Figure, Item, Moment, Now, Outcome, Reviewed } from "../protocol";
import { type FoundScene, replayOf, scenesIn, type Position, positionAt } from "./scenes";

export interface StagedScene extends Pick<FoundScene, "picture" | "after" | "clears" | "told"> {
  chief: FoundScene["chief"] | null;
  position: Position | null; // what the board shows meanwhile, if not how things stand now
  outcome: Outcome | null; // of the match, if this is its end
  lasts: number; // milliseconds
}

/** All that happened, secrets too, and everybody where they stand at the end: of a match that is over. */
export interface WholeMatch {
  items: Item[];
  figures: Figure[];
}

const BEAT = 3400; // milliseconds
const OWN_BEAT = 2200; // to whoever is to act
const LAST_BEAT = 4600;
const MOST = 2; // that wait; what came before them is old
const REPLAY = 5000; // milliseconds of a whole chase
const [QUICKEST, SLOWEST] = [180, 500]; // and of a step of it

export class Stage {
  scene = $state.raw<StagedScene | null>(null);
  ending = $state(false); // the end is still to be staged: what comes after it waits
  #passed = $state.raw<Position | null>(null);
  /** What the board shows, if not how things stand now. */
  readonly position = $derived(this.scene?.position ?? this.#passed);

  readonly #scenes: Scenes;
  readonly #whole: () => Promise<WholeMatch>;
  #waiting: StagedScene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held: StagedScene | undefined; // until the board has shown what led to it
  #steps: Position[] = []; // of the chase, to be shown
  #seen: number; // items
  #before: Now | null = null;
  #over: boolean;

  /** `seen`: so many items were there when the match was opened. `over`: and it was over then. */
  constructor(scenes: Scenes, seen: number, over: boolean, whole: () => Promise<WholeMatch>) {
    this.#scenes = scenes;
    this.#seen = seen;
    this.#over = over;
    this.#whole = whole;
    if (over) void this.#replay(true);
  }

  /** Those after the first `live` ones came while the connection stood. */
  see(items: Item[], live: number, now: Now | null): void {
    const fresh = items.slice(Math.max(this.#seen, live));
    const before = this.#before;
    [this.#seen, this.#before] = [items.length, now];
    const outcome = this.#over ? null : (now?.outcome ?? null);
    this.#over ||= outcome !== null;
    const found = document.hidden ? [] : scenesIn(fresh, this.#scenes.sceneOf);
    if (outcome) this.#end(outcome, found.at(-1));
    else if (found.length) this.#stage(found.map((scene) => this.#staged(scene, fresh, items, before, now)));
  }

  skip(): void {
    if (this.scene) this.#leave();
    else if (this.#steps.length) this.#show(this.#steps.slice(-1));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#held = undefined;
  }

  #staged(scene: FoundScene, fresh: Item[], items: Item[], before: Now | null, now: Now | null): StagedScene {
    const until = items.length - fresh.length + scene.last + 1;
    const position =
      scene.clears && before
        ? positionAt(before, items.slice(0, until), fresh.slice(0, scene.last), this.#scenes.placed)
        : null;
    return { ...scene, position, outcome: null, lasts: now?.offers.length ? OWN_BEAT : BEAT };
  }

  /** Where nothing should move, and where nobody looks, the ending says it all. */
  #end(outcome: Outcome, scene: FoundScene | undefined): void {
    this.close();
    [this.scene, this.#waiting] = [null, []]; // what was still to be shown would contradict how it ended
    if (document.hidden || isStill()) return void this.#replay(true);
    const last = scene ?? { picture: this.#scenes.end, told: [], chief: null };
    this.ending = true;
    this.#stage([{ ...last, clears: false, position: null, outcome, lasts: LAST_BEAT }]);
  }

  #stage(scenes: StagedScene[]): void {
    this.#waiting = [...this.#waiting, ...scenes].slice(-MOST);
    if (!this.scene && !this.#timer && !this.#held) this.#next();
  }

  #next(): void {
    const next = this.#waiting.shift();
    if (!next?.after) return next && this.#enter(next);
    this.#held = next;
    void next.after().then(() => this.#held === next && this.#enter(next));
  }

  #enter(scene: StagedScene): void {
    this.scene = scene;
    this.#after(scene.lasts, () => this.#leave());
  }

  #leave(): void {
    const isLast = this.scene?.outcome;
    this.scene = null;
    this.#after(0, () => this.#next());
    if (!isLast) return;
    this.ending = false;
    void this.#replay(isStill());
  }

  /** What was hidden is for all to see now. If it cannot be had, the board stays as it is. */
  async #replay(atOnce: boolean): Promise<void> {
    if (!this.#scenes.replays) return;
    const whole = await this.#whole().catch(() => null);
    if (!whole || !this.#before) return;
    const [now, items] = [{ ...this.#before, figures: whole.figures }, whole.items];
    const steps = [...replayOf(now, items, this.#scenes), { now, items }];
    this.#show(atOnce ? steps.slice(-1) : steps);
  }

  #show([step, ...more]: Position[]): void {
    this.#passed = step ?? null;
    this.#steps = more;
    const lasts = Math.min(SLOWEST, Math.max(QUICKEST, REPLAY / (more.length + 1)));
    if (more.length) this.#after(lasts, () => this.#show(more));
    else this.close();
  }

  /** At once, if there is nothing to wait for: else what is held back would be seen first. */
  #after(lasts: number, then: () => void): void {
    this.close();
    if (lasts === 0) return then();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      then();
    }, lasts);
  }
}

export async function wholeMatch(table: string): Promise<WholeMatch> {
  const review = `/api/tables/${table}/review/all`;
  const { items, perceived } = await ask<Reviewed>("GET", review);
  const { now } = await ask<Moment>("GET", `${review}/${perceived.length - 1}`);
  return { items, figures: now.figures };
}
