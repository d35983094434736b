/** How much of what was said at a table has been read on this device, by chair: a reload does not make it new again. */

import { keep, recall } from "../device/storage";

const MOST = 40; // tables and chairs that are remembered
const NAME = "chat read";

type Read = [key: string, count: number][];

const keyOf = (table: string, seat: number | null): string => `${table} ${seat ?? "onlooker"}`;

export function readCount(table: string, seat: number | null): number {
  const key = keyOf(table, seat);
  return remembered().find(([known]) => known === key)?.[1] ?? 0;
}

export function keepReadCount(table: string, seat: number | null, count: number): void {
  const key = keyOf(table, seat);
  const others = remembered().filter(([known]) => known !== key);
  keep(NAME, JSON.stringify([...others, [key, count]].slice(-MOST)));
}

function remembered(): Read {
  try {
    return JSON.parse(recall(NAME) ?? "[]") as Read;
  } catch {
    return [];
  }
}
