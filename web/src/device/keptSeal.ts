/**
 * What this browser keeps of the seal at each table, to hold the record to it afterwards: what the server had bound itself to
 * when we first came there, the salts that we added, and every link that we heard, with what we had done by then. It tells
 * nobody anything: commitments and links are public, and salts are of no use without the seed.
 */

import { enlist, keep, recallParsed } from "./storage";

/** As `nascondino verify --kept` reads it. */
export interface Kept {
  commitment: string;
  salts: Record<number, string>; // by seat
  links: [link: string, seat: number | null, made: number][]; // made: the actions of that seat; an onlooker has none
}

const MOST_TABLES = 20;
const MOST_LINKS = 2000; // of a table; more than any match has, but for a server that wants to fill our storage
const TABLES = "seals";

const nameOf = (table: string): string => `seal ${table}`;

export const keptOf = (table: string): Kept | null => recallParsed(nameOf(table));

/** The commitment is kept as it was first heard; a later one does not take its place. */
export function keepCommitment(table: string, commitment: string): void {
  if (keptOf(table)) return;
  put(table, { commitment, salts: {}, links: [] });
  enlist(TABLES, nameOf(table), MOST_TABLES);
}

export function keepLink(table: string, link: string, seat: number | null, made: number): void {
  const kept = keptOf(table);
  if (!kept || kept.links.some((known) => known[0] === link && known[1] === seat && known[2] === made)) return;
  put(table, { ...kept, links: [...kept.links, [link, seat, made] as Kept["links"][number]].slice(-MOST_LINKS) });
}

/** Our salt for a seat: made once, so that it can be sent again. */
export function saltFor(table: string, seat: number): string {
  const kept = keptOf(table);
  const salt = kept?.salts[seat] ?? randomHex(32);
  if (kept) put(table, { ...kept, salts: { ...kept.salts, [seat]: salt } });
  return salt;
}

/** It was refused: the match has begun without it. */
export function dropSalt(table: string, seat: number): void {
  const kept = keptOf(table);
  if (!kept) return;
  const { [seat]: _, ...salts } = kept.salts;
  put(table, { ...kept, salts });
}

/** Not `crypto.randomUUID`: on plain http, as in a home network, it is not there. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function put(table: string, kept: Kept): void {
  keep(nameOf(table), JSON.stringify(kept));
}
