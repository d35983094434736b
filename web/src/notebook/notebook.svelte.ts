/** The notebook's aid at a table, for one chair: asked for while it is switched on, and forgotten with the chair. */

import { keep, recall } from "../device/storage";
import { notebookAids, notebookOpinion } from "../net/api";
import type { Aid, Now, Opinion, TableInfo } from "../protocol";
import { heatOf, knowsAll, NO_HEAT } from "./aid";

export type Whose = "mine" | "everybody";

/** The chair that it works things out for, as far as it matters here. */
interface Chair {
  readonly table: TableInfo | undefined;
  readonly now: Now | null;
  readonly seat: number | null;
  readonly shoulder: number | null; // the seat over whose shoulder it looks
  readonly isShared: boolean; // several people use this device, who may not see each other's screen
}

export class Notebook {
  on = $state(recall("aid") !== "off"); // where a table allows it, until somebody switches it off
  mine = $state.raw<Aid | null>(null);
  everybody = $state.raw<Aid | null>(null);
  problem = $state.raw<unknown>(null);
  #wanted = $state<Whose | null>(null); // null: whichever tells more, and nothing that lies under a veil

  readonly #chair: Chair;
  readonly #table = $derived.by(() => (this.allowed ? this.#chair.table!.table : null)); // the same, whoever comes and goes
  readonly whose = $derived.by<Whose>(() => this.#wanted ?? this.#usual());
  readonly aid = $derived(this.on && this.allowed ? this[this.whose] : null);
  readonly heat = $derived(this.aid && !this.isOver ? this.#unseen(heatOf(this.aid)) : NO_HEAT);

  constructor(chair: Chair) {
    this.#chair = chair;
    $effect(() => this.#follow());
  }

  /** Over a shoulder nothing is worked out: whoever looks there sees what is seen, and thinks for themselves. */
  get allowed(): boolean {
    return (this.#chair.table?.aid ?? false) && this.#chair.shoulder === null;
  }

  /** All is known, and the board shows how it was. */
  get isOver(): boolean {
    return Boolean(this.#chair.now?.outcome);
  }

  /** Where somebody else stands for all to see, there is nothing to work out. */
  #unseen(heat: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
    const { now, seat } = this.#chair;
    const isSeen = heat.size === 1 && now?.figures.some((figure) => heat.has(figure.spot) && figure.seat !== seat);
    return isSeen ? NO_HEAT : heat;
  }

  /** For an onlooker both are the same. */
  get both(): boolean {
    return this.#chair.seat !== null;
  }

  /** What is thought beside it, if the game has an opinion: how to ask, and when anew. That tells nothing of what is shown. */
  get opinion(): { key: number; ask: () => Promise<Opinion> } | null {
    const { table, seat } = this.#chair;
    if (!table?.opinions || !this.mine) return null;
    return { key: this.mine.items, ask: () => notebookOpinion(table.table, seat) };
  }

  /** Somebody has switched it on here. */
  get wanted(): boolean {
    return recall("aid") === "on";
  }

  turn(on: boolean): void {
    this.on = on;
    keep("aid", on ? "on" : "off");
  }

  want(whose: Whose): void {
    this.#wanted = whose;
  }

  #usual(): Whose {
    return this.mine && !knowsAll(this.mine) && !this.#chair.isShared ? "mine" : "everybody";
  }

  /** Whenever something has happened it is asked for anew; an answer that comes too late is of no use. */
  #follow(): (() => void) | undefined {
    const { seat, now } = this.#chair;
    if (!this.on || !now || this.#table === null) return;
    let current = true;
    notebookAids(this.#table, seat).then(
      ([mine, everybody]) => current && ([this.mine, this.everybody, this.problem] = [mine, everybody, null]),
      (why) => current && (this.problem = why),
    );
    return () => (current = false);
  }
}
