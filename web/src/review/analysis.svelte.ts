/** How well everybody decided in a match: worked out by the server when it is asked for, and followed until it is there. */

import { type Offer, putIntoWords } from "../offers";
import type { Analysis, LostChance, Offering } from "../protocol";
import { analysis } from "./requests";

const PACE = 700; // milliseconds between two looks at how far it is

/** A decision that lost something, in words. */
export type Lost = Omit<LostChance, "made" | "best"> & { made: Offer; best: Offer };

export class MatchAnalysis {
  found = $state.raw<Analysis | null>(null); // null: nobody has asked for it
  problem = $state.raw<unknown>(null);

  readonly busy = $derived(this.found?.state === "preparing" || this.found?.state === "working");
  readonly done = $derived(this.found?.state === "done");
  readonly #table: string;
  #asked = 0; // how often
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.#table = table;
  }

  async ask(): Promise<void> {
    const mine = this.#anew();
    try {
      const found = await analysis(this.#table);
      if (mine === this.#asked) this.#see(found);
    } catch (why) {
      if (mine === this.#asked) [this.found, this.problem] = [null, why];
    }
  }

  #see(found: Analysis): void {
    [this.found, this.problem] = [found, null];
    if (this.busy) this.#next = setTimeout(() => void this.ask(), PACE);
  }

  close(): void {
    this.#anew();
  }

  /** What was asked before is not waited for any more. */
  #anew(): number {
    clearTimeout(this.#next);
    return ++this.#asked;
  }

  lost(offering: Offering): Lost[] {
    return (this.found?.lost ?? []).map((each) => ({
      ...each,
      made: putIntoWords(each.made, offering),
      best: putIntoWords(each.best, offering),
    }));
  }
}
