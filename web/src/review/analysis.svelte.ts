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
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.#table = table;
  }

  async ask(): Promise<void> {
    try {
      this.found = await analysis(this.#table);
      this.problem = null;
      if (this.busy) this.#next = setTimeout(() => void this.ask(), PACE);
    } catch (why) {
      [this.found, this.problem] = [null, why];
    }
  }

  close(): void {
    clearTimeout(this.#next);
  }

  lost(offering: Offering): Lost[] {
    return (this.found?.lost ?? []).map((each) => ({
      ...each,
      made: putIntoWords(each.made, offering),
      best: putIntoWords(each.best, offering),
    }));
  }
}
