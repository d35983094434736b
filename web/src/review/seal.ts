/**
 * The seal of a record, checked in the page: link(n) = SHA-256(link(n − 1) ‖ SHA-256(nonce(n) ‖ line(n))).
 *
 * Nonces are HMAC-SHA-256(seed, "nonce n"); the seed is opened by the record's last line. Not by `crypto.subtle`: on plain
 * http, as in a home network, it is not there.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export interface Link {
  number: number; // of the line, from 1
  line: string;
  link: string;
  holds: boolean; // the link is that of this line after the one before
}

export interface SealCheck {
  commits: boolean; // the seed is the one that line 1 commits to
  promised: boolean | null; // line 1 commits to what the table promised before the match; null: nobody knows
  links: Link[];
  kept: number | null; // the line that a link kept while playing seals; 0: none of them; null: no link was kept
  holds: boolean; // all of it
}

const START = "0".repeat(64);
const HEX = /^[0-9a-f]{64}$/;
const OPENED = "opened ";

export class NoRecord extends Error {}

/** What holds and what does not. Raises NoRecord if the text is none. */
export function checkSeal(record: string, promise: string | null, keptLink: string | null): SealCheck {
  const { sealed, seed } = parse(record);
  const commitment = commitmentIn(sealed[0]!.line);
  const links = sealed.map(({ line, link }, n) => {
    const before = n ? sealed[n - 1]!.link : START;
    return { number: n + 1, line, link, holds: link === linkOf(seed, before, n, line) };
  });
  const commits = commitment === commitmentTo(seed);
  const promised = promise === null ? null : commitment === promise;
  const kept = keptLink ? links.findIndex(({ link }) => link === keptLink) + 1 : null;
  return {
    commits,
    promised,
    links,
    kept,
    holds: commits && promised !== false && kept !== 0 && links.every(({ holds }) => holds),
  };
}

export function commitmentTo(seed: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes("nascondino seed\0"), seed)));
}

export function linkOf(seed: Uint8Array, before: string, n: number, line: string): string {
  const nonce = hmac(sha256, seed, utf8ToBytes(`nonce ${n}`));
  const hidden = sha256(concatBytes(nonce, utf8ToBytes(line)));
  return bytesToHex(sha256(concatBytes(hexToBytes(before), hidden)));
}

function parse(record: string): { sealed: { line: string; link: string }[]; seed: Uint8Array } {
  const lines = record.split("\n");
  if (lines.pop() !== "") throw new NoRecord();
  const last = lines.pop() ?? "";
  const seed = last.slice(OPENED.length);
  const sealed = lines.map((whole) => {
    const tab = whole.lastIndexOf("\t");
    return { line: whole.slice(0, tab), link: whole.slice(tab + 1) };
  });
  const whole =
    last.startsWith(OPENED) && HEX.test(seed) && sealed.length > 0 && sealed.every(({ link }) => HEX.test(link));
  if (!whole) throw new NoRecord();
  return { sealed, seed: hexToBytes(seed) };
}

function commitmentIn(header: string): string {
  try {
    return String((JSON.parse(header) as { commitment?: unknown }).commitment);
  } catch {
    return "";
  }
}
