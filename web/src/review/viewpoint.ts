/**
 * Moments of a match that is looked at again, and the links that lead to them: `#eyes/moment`, or, for whoever was not
 * there, `#token/eyes/moment`.
 *
 * One that never was, a variation, is named by where it leaves the match, its luck and its actions: `12-4f2a9c01-0.57-1.133`.
 */

export type Eyes = number | "all" | "onlooker";

export interface TriedAction {
  seat: number;
  action: number;
}

export interface Variation {
  seed: string; // of what chance does from there, in hexadecimal
  tried: TriedAction[];
}

export interface ReviewPoint {
  moment: number;
  variation: Variation | null;
}

export interface Viewpoint extends ReviewPoint {
  eyes: Eyes;
}

const VIEWPOINT = /^#?(all|onlooker|\d{1,2})(?:\/(\d{1,6})(?:-((?:[\da-f]{2}){4,32})((?:-\d{1,2}\.\d{1,9})*))?)?$/;

/** The point, as the server reads it. */
export function pointName({ moment, variation }: ReviewPoint): string {
  if (!variation) return String(moment);
  return [moment, variation.seed, ...variation.tried.map(({ seat, action }) => `${seat}.${action}`)].join("-");
}

export function fragmentOf({ eyes, ...point }: Viewpoint): string {
  return `#${eyes}/${pointName(point)}`;
}

const TOKEN = /^#([\w-]{16,64})(?=\/|$)/;

/** A fragment in two: the token that lets its reader in, if there is one, and the rest. */
export function splitToken(fragment: string): { token: string | null; fragment: string } {
  const token = TOKEN.exec(fragment)?.[1] ?? null;
  return { token, fragment: token === null ? fragment : `#${fragment.slice(token.length + 2)}` };
}

export function withToken(token: string | null, fragment: string): string {
  return token === null ? fragment : `#${token}/${fragment.slice(1)}`;
}

/** What a fragment leads to, as far as the match has it. */
export function viewpointOf(fragment: string, players: number, last: number): Viewpoint {
  const [, who = "all", when, seed, tried] = VIEWPOINT.exec(fragment) ?? [];
  const eyes = who === "all" || who === "onlooker" ? who : Number(who) < players ? Number(who) : "all";
  const moment = Math.min(when === undefined ? 0 : Number(when), last);
  return { eyes, moment, variation: seed === undefined ? null : { seed, tried: triedIn(tried ?? "") } };
}

function triedIn(text: string): TriedAction[] {
  const steps = text
    .split("-")
    .slice(1)
    .map((step) => step.split("."));
  return steps.map(([seat, action]) => ({ seat: Number(seat), action: Number(action) }));
}

/** Luck that nobody has had yet. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Where one may rest: chance is passed over, as it was at the table. */
export function stopsIn(makers: (number | null)[]): number[] {
  return [...makers.keys(), makers.length].filter((moment) => moment === makers.length || makers[moment] !== null);
}

/** The first of these at a moment or after it. */
export function stopAt(moments: number[], moment: number): number {
  return moments.find((other) => other >= moment) ?? 0;
}

export function after(moments: number[], moment: number): number | undefined {
  return moments.find((other) => other > moment);
}

export function before(moments: number[], moment: number): number | undefined {
  return moments.findLast((other) => other < moment);
}
