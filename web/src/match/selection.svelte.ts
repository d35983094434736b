/** What is being chosen of the offers: once selects, the same again sends. Several of one place are offered there, others in the list. */

import { commonSpot } from "../pieces/offers";
import type { Offer } from "../offers";

export class Selection {
  covered = $state(false); // nobody who looks at the screen is to see what was picked
  #wanted = $state.raw<Offer[]>([]); // offers of a place, a die, … that was chosen; which one is meant is not said yet
  #picked = $state.raw<Offer | null>(null);

  readonly #offers: () => Offer[];
  readonly #done: (offer: Offer) => void;
  readonly #list: () => void;
  readonly chosen = $derived.by(() => this.#offers().find((offer) => offer.action === this.#picked?.action) ?? null);
  readonly shortlist = $derived.by(() =>
    this.#offers().filter((offer) => this.#wanted.some((other) => other.action === offer.action)),
  );
  readonly marked = $derived(this.covered ? 0 : (this.chosen?.spot ?? commonSpot(this.shortlist)));

  /** `list` shows the list, where several that have no place in common can be told apart. */
  constructor(offers: () => Offer[], done: (offer: Offer) => void, list: () => void) {
    this.#offers = offers;
    this.#done = done;
    this.#list = list;
  }

  readonly choose = (wanted: Offer[], secretly = false): void => {
    const [only, ...more] = wanted;
    if (!only) return this.clear();
    if (more.length === 0 && only.action === this.chosen?.action) return this.send();
    if (more.length) this.#wanted = wanted;
    else if (!this.shortlist.includes(only)) this.#wanted = [];
    this.#picked = more.length ? null : only;
    this.covered = secretly;
    if (more.length && !commonSpot(wanted)) this.#list();
  };

  readonly send = (): void => {
    const { chosen } = this;
    if (!chosen) return;
    this.clear();
    this.#done(chosen);
  };

  readonly clear = (): void => {
    this.#wanted = [];
    this.#picked = null;
    this.covered = false;
  };
}
