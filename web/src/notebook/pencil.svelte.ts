/** The pencil of one chair: what it has marked, and what it asks about. Only a seat has marks, which this device keeps for it. */

import { keepMarks, marksOf } from "../device/keptMarks";
import type { AskedAbout, Pencil, PencilMark } from "../pieces/pencil";

/** Whose pencil it is, and what it is about. */
interface Chair {
  readonly table: string;
  readonly seat: number | null;
  readonly period: number; // counts what was hidden one after the other: with each, marks begin anew
}

export class ChairPencil implements Pencil {
  asked = $state.raw<AskedAbout | null>(null);
  marking = $state(false);

  readonly #chair: () => Chair;
  readonly canMark: boolean;
  #changed = $state(0); // the marks are kept elsewhere; this says that there are others

  readonly marks = $derived.by(() => this.#kept());

  constructor(chair: () => Chair) {
    this.#chair = chair;
    this.canMark = chair().seat !== null;
  }

  #kept(): Map<string, PencilMark> {
    void this.#changed;
    const { table, seat, period } = this.#chair();
    return seat === null ? new Map() : (marksOf(table, seat, period) as Map<string, PencilMark>);
  }

  ask(asked: AskedAbout | null): void {
    this.asked = asked;
  }

  mark(key: string, mark: PencilMark | undefined): void {
    const { table, seat, period } = this.#chair();
    if (seat === null) return;
    const marks = this.#kept();
    if (mark) marks.set(key, mark);
    else marks.delete(key);
    keepMarks(table, seat, period, marks);
    this.#changed++;
  }

  erase(): void {
    for (const key of [...this.marks.keys()]) this.mark(key, undefined);
  }

  take(marking: boolean): void {
    this.marking = marking;
    this.asked = null;
  }
}
