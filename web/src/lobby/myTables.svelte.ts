/**
 * The tables where I sit, live: the server sends the list, and again when one of them has changed. While nobody looks at the page,
 * nothing is asked for.
 */

import { setTurnsOfMine } from "../device/attention.svelte";
import { Connection, type ConnectionListener } from "../net/connection";
import { padded } from "../net/padding";
import type { Accepted, TableSummary, Tables } from "../protocol";

export class MyTables implements ConnectionListener {
  tables = $state.raw<TableSummary[]>([]);
  readonly #connection = new Connection(`${location.origin.replace(/^http/, "ws")}/api/mine/socket`, this);
  #id = 0;

  /** `known`: as they were when the page was opened. */
  constructor(known: TableSummary[]) {
    this.tables = known;
  }

  /** Until what is returned is called. */
  follow(): () => void {
    const look = () => (document.hidden ? this.#connection.close() : this.#connection.open());
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      this.#connection.close();
      setTurnsOfMine(0);
    };
  }

  opened(): void {}

  heard(text: string): void {
    const message = JSON.parse(text) as Tables | Accepted;
    if (!("tables" in message)) return; // an answer to our question whether somebody is there
    this.tables = message.tables;
    setTurnsOfMine(message.tables.filter((table) => table.turn?.mine).length);
  }

  changed(): void {}

  ping(): string {
    return padded({ type: "ping", id: ++this.#id });
  }
}
