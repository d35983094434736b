/** Moments of a match that is looked at again, and the links that lead to them: `#eyes/moment`. */

export type Eyes = number | "all" | "onlooker";

export interface Sight {
  eyes: Eyes;
  moment: number;
}

export function fragmentOf({ eyes, moment }: Sight): string {
  return `#${eyes}/${moment}`;
}

/** What a fragment leads to, as far as the match has it. */
export function sightOf(fragment: string, players: number, last: number): Sight {
  const [, who = "all", when] = /^#?(all|onlooker|\d{1,2})(?:\/(\d{1,6}))?$/.exec(fragment) ?? [];
  const eyes = who === "all" || who === "onlooker" ? who : Number(who) < players ? Number(who) : "all";
  return { eyes, moment: Math.min(when === undefined ? 0 : Number(when), last) };
}

/** Where one may rest: chance is passed over, as it was at the table. */
export function rests(makers: (number | null)[]): number[] {
  return [...makers.keys(), makers.length].filter((moment) => moment === makers.length || makers[moment] !== null);
}

export function after(moments: number[], moment: number): number | undefined {
  return moments.find((other) => other > moment);
}

export function before(moments: number[], moment: number): number | undefined {
  return moments.findLast((other) => other < moment);
}
