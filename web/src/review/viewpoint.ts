/**
 * Moments of a match that is looked at again, and the links that lead to them: `#eyes/moment`, or, for whoever was not
 * there, `#token/eyes/moment`.
 *
 * One that never was, a variation, is named by where it leaves the match, its luck and its actions: `12-4f2a9c01-0.57-1.133`.
 */

export type Eyes = number | "all" | "onlooker";

export interface Tried {
  seat: number;
  action: number;
}

export interface Variation {
  seed: string; // of what chance does from there, in hexadecimal
  tried: Tried[];
}

export interface Point {
  moment: number;
  variation: Variation | null;
}

export interface Sight extends Point {
  eyes: Eyes;
}

const SIGHT = /^#?(all|onlooker|\d{1,2})(?:\/(\d{1,6})(?:-((?:[\da-f]{2}){4,32})((?:-\d{1,2}\.\d{1,9})*))?)?$/;

/** The point, as the server reads it. */
export function nameOf({ moment, variation }: Point): string {
  if (!variation) return String(moment);
  return [moment, variation.seed, ...variation.tried.map(({ seat, action }) => `${seat}.${action}`)].join("-");
}

export function fragmentOf({ eyes, ...point }: Sight): string {
  return `#${eyes}/${nameOf(point)}`;
}

const TOKEN = /^#([\w-]{16,64})(?=\/|$)/;

/** A fragment in two: the token that lets its reader in, if there is one, and the rest. */
export function unlocked(fragment: string): { token: string | null; fragment: string } {
  const token = TOKEN.exec(fragment)?.[1] ?? null;
  return { token, fragment: token === null ? fragment : `#${fragment.slice(token.length + 2)}` };
}

export function locked(token: string | null, fragment: string): string {
  return token === null ? fragment : `#${token}/${fragment.slice(1)}`;
}

/** What a fragment leads to, as far as the match has it. */
export function sightOf(fragment: string, players: number, last: number): Sight {
  const [, who = "all", when, seed, tried] = SIGHT.exec(fragment) ?? [];
  const eyes = who === "all" || who === "onlooker" ? who : Number(who) < players ? Number(who) : "all";
  const moment = Math.min(when === undefined ? 0 : Number(when), last);
  return { eyes, moment, variation: seed === undefined ? null : { seed, tried: triedIn(tried ?? "") } };
}

function triedIn(text: string): Tried[] {
  const steps = text.split("-").slice(1).map((step) => step.split("."));
  return steps.map(([seat, action]) => ({ seat: Number(seat), action: Number(action) }));
}

/** Luck that nobody has had yet. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Where one may rest: chance is passed over, as it was at the table. */
export function rests(makers: (number | null)[]): number[] {
  return [...makers.keys(), makers.length].filter((moment) => moment === makers.length || makers[moment] !== null);
}

/** The first of these at a moment or after it. */
export function restAt(moments: number[], moment: number): number {
  return moments.find((other) => other >= moment) ?? 0;
}

export function after(moments: number[], moment: number): number | undefined {
  return moments.find((other) => other > moment);
}

export function before(moments: number[], moment: number): number | undefined {
  return moments.findLast((other) => other < moment);
}
