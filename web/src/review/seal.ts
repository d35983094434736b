/**
 * The seal of a record, checked in the page: every link, every draw, and all that this browser kept while it was played.
 *
 * The key is the seed, which the record's last line opens, with the salts of line 1 mixed in; draws and nonces are
 * HMAC-SHA-256 of it. link(n) = SHA-256(link(n − 1) ‖ SHA-256(nonce(n) ‖ line(n))). Not by `crypto.subtle`: on plain http,
 * as in a home network, it is not there. By which numbers an outcome is drawn the record says; whether the rules say so too
 * only `nascondino verify` can tell, which knows them. What both find, tests/seal_vectors.json holds them to.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Kept } from "../device/keptSeal";

/** What can be wrong: by the names of `nascondino verify`. */
export type Fault = "seed" | "link" | "promise" | "salt" | "kept" | "draw";

export interface RecordLine {
  number: number; // from 1
  text: string;
  link: string;
  fault: "link" | "draw" | null; // it does not follow the line before; or the key draws another number
}

export interface SealCheck {
  faults: { what: Fault; line: number }[]; // in the order in which `verify` looks; line 0: none of them
  lines: RecordLine[];
  draws: number | null; // that were worked out; null: this record does not tell by which numbers
  salted: number[]; // seats whose salt is in the draws
}

interface Header {
  commitment?: unknown;
  salts?: unknown;
  chosen?: unknown;
}

const START = "0".repeat(64);
const HEX = /^[0-9a-f]{64}$/;
const OPENED = "opened ";
const DRAW = /^\d+ chance /;
const ODDS = /^\d+ chance (\d+)-(\d+)\/([1-9]\d*) /;
const ACTION = /^\d+ (\d+) (?!resigns$)/;

export class NoRecord extends Error {}

/** What is wrong, if anything. Raises NoRecord if the text is no record. */
export function checkSeal(record: string, kept: Kept | null): SealCheck {
  const { sealed, seed } = parse(record);
  const header = headerIn(sealed[0]!.text);
  const salts = Array.isArray(header.salts) ? header.salts.map(String) : null;
  const key = keyOf(seed, salts ?? []);
  const drawn = salts !== null && header.chosen === false ? numbersOf(key, sealed) : null;
  const lines = sealed.map(({ text, link }, n): RecordLine => {
    const holds = link === linkOf(key, n ? sealed[n - 1]!.link : START, n, text);
    return { number: n + 1, text, link, fault: holds ? (drawn?.get(n) === false ? "draw" : null) : "link" };
  });
  const of = (what: "link" | "draw") =>
    lines.filter(({ fault }) => fault === what).map(({ number }) => ({ what, line: number }));
  const faults: SealCheck["faults"] = [];
  if (header.commitment !== commitmentTo(seed)) faults.push({ what: "seed", line: sealed.length + 1 });
  faults.push(...of("link"), ...(kept ? againstKept(kept, header, salts ?? [], lines) : []), ...of("draw"));
  const salted = (salts ?? []).flatMap((salt, seat) => (HEX.test(salt) ? [seat] : []));
  return { faults, lines, draws: drawn?.size ?? null, salted };
}

export function commitmentTo(seed: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes("nascondino seed\0"), seed)));
}

/** The seed, into which the seats have mixed their salts, one after the other; `bot` and `none` are no salts. */
function keyOf(seed: Uint8Array, salts: string[]): Uint8Array {
  return salts.reduce(
    (key, salt, seat) =>
      HEX.test(salt) ? hmac(sha256, key, concatBytes(utf8ToBytes(`salt ${seat} `), hexToBytes(salt))) : key,
    seed,
  );
}

function linkOf(key: Uint8Array, before: string, n: number, line: string): string {
  const nonce = hmac(sha256, key, utf8ToBytes(`nonce ${n}`));
  const hidden = sha256(concatBytes(nonce, utf8ToBytes(line)));
  return bytesToHex(sha256(concatBytes(hexToBytes(before), hidden)));
}

/** Whether each draw, by the position of its line, is the one that the key makes. */
function numbersOf(key: Uint8Array, sealed: { text: string }[]): Map<number, boolean> {
  const draws = sealed.flatMap(({ text }, n) => (DRAW.test(text) ? [n] : []));
  return new Map(draws.map((n, draw) => [n, isDrawn(key, draw, sealed[n]!.text)]));
}

function isDrawn(key: Uint8Array, draw: number, line: string): boolean {
  const [, first, last, total] = (ODDS.exec(line) ?? []).map(Number);
  if (first === undefined || last === undefined || total === undefined) return false;
  const number = Number(BigInt(`0x${bytesToHex(hmac(sha256, key, utf8ToBytes(`draw ${draw}`)))}`) % BigInt(total));
  return first <= number && number <= last;
}

function againstKept(kept: Kept, header: Header, salts: string[], lines: RecordLine[]): SealCheck["faults"] {
  const faults: SealCheck["faults"] = [];
  if (header.commitment !== kept.commitment) faults.push({ what: "promise", line: 1 });
  if (Object.entries(kept.salts).some(([seat, salt]) => salts[Number(seat)] !== salt))
    faults.push({ what: "salt", line: 1 });
  const numbers = new Map(lines.map(({ link, number }) => [link, number]));
  for (const [link, seat, made] of kept.links) {
    const line = numbers.get(link) ?? 0;
    if (line === 0 || (seat !== null && made !== madeBy(seat, lines.slice(0, line))))
      faults.push({ what: "kept", line });
  }
  return faults;
}

/** How many actions the seat has made in these lines; to resign is none. */
function madeBy(seat: number, lines: RecordLine[]): number {
  return lines.filter(({ text }) => ACTION.exec(text)?.[1] === String(seat)).length;
}

function parse(record: string): { sealed: { text: string; link: string }[]; seed: Uint8Array } {
  const lines = record.split("\n");
  if (lines.pop() !== "") throw new NoRecord();
  const last = lines.pop() ?? "";
  const seed = last.slice(OPENED.length);
  const sealed = lines.map((whole) => {
    const tab = whole.lastIndexOf("\t");
    return { text: whole.slice(0, tab), link: whole.slice(tab + 1) };
  });
  const whole =
    last.startsWith(OPENED) && HEX.test(seed) && sealed.length > 0 && sealed.every(({ link }) => HEX.test(link));
  if (!whole) throw new NoRecord();
  return { sealed, seed: hexToBytes(seed) };
}

function headerIn(line: string): Header {
  try {
    return (JSON.parse(line) ?? {}) as Header;
  } catch {
    return {};
  }
}
