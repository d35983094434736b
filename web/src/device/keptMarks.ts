/** What somebody has marked in pencil at a table, kept in this browser for one seat: it is sent to nobody. */

import { enlist, forget, keep, recallParsed } from "./storage";

interface KeptMarks {
  period: number; // what is hidden changes from time to time; these marks are about that
  marks: Record<string, string>; // by the key of a place or a cell
}

const MOST = 40; // seats at tables
const SEATS = "pencils";

const nameOf = (table: string, seat: number): string => `pencil ${table} ${seat}`;

export function marksOf(table: string, seat: number, period: number): Map<string, string> {
  const kept = recallParsed<KeptMarks>(nameOf(table, seat));
  return new Map(kept?.period === period ? Object.entries(kept.marks) : []);
}

export function keepMarks(table: string, seat: number, period: number, marks: ReadonlyMap<string, string>): void {
  const name = nameOf(table, seat);
  if (marks.size === 0) return forget(name);
  keep(name, JSON.stringify({ period, marks: Object.fromEntries(marks) } satisfies KeptMarks));
  enlist(SEATS, name, MOST);
}
