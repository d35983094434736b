/** The last link of the seal that this browser heard at each table: what the record is held to afterwards. Links are public. */

import { keep, recall } from "./storage";

const MOST = 50; // tables

function all(): [string, string][] {
  try {
    return JSON.parse(recall("seals") ?? "[]") as [string, string][];
  } catch {
    return [];
  }
}

export function keepSealLink(table: string, link: string): void {
  const others = all().filter(([known]) => known !== table);
  keep("seals", JSON.stringify([...others, [table, link]].slice(-MOST)));
}

export function keptSealLink(table: string): string | null {
  return all().find(([known]) => known === table)?.[1] ?? null;
}
