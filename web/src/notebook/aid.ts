/** What a notebook makes of the server's answer: heat on the board, lists, grids. No DOM here. */

import { cellKey, placeKey } from "../pieces/pencil";
import type { Aid, Case, Doubt } from "../protocol";

export type Heat = ReadonlyMap<number, number>;

export const NO_HEAT: Heat = new Map();

/** Doubts that are listed under the same words: places of the board make a list, other things a grid. */
export interface Chapter {
  under: Doubt["under"];
  doubts: Doubt[];
  onBoard: boolean;
}

export function chaptersOf(aid: Aid): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const doubt of aid.doubts) {
    const key = JSON.stringify(doubt.under);
    const chapter = chapters.get(key) ?? {
      under: doubt.under,
      doubts: [],
      onBoard: doubt.cases.some(({ spot }) => spot),
    };
    chapter.doubts.push(doubt);
    chapters.set(key, chapter);
  }
  return [...chapters.values()];
}

/** By spot, how likely it is that at least one of the hidden ones is there. What is alike everywhere tells nothing. */
export function heatOf(aid: Pick<Aid, "doubts"> | null): Heat {
  const doubts = aid?.doubts ?? [];
  if (doubts.every(isAlike)) return NO_HEAT;
  const missing = new Map<number, number>();
  for (const { spot, share } of doubts.flatMap(({ cases }) => cases)) {
    if (spot && share) missing.set(spot, (missing.get(spot) ?? 1) * (1 - share));
  }
  return new Map([...missing].map(([spot, chance]) => [spot, 1 - chance]));
}

function isAlike({ cases: [first, ...others] }: Doubt): boolean {
  return others.length > 0 && others.every(({ share }) => share === first!.share);
}

/** What is possible, the likeliest first. */
export function likeliest(doubt: Doubt): Case[] {
  return doubt.cases.filter(({ share }) => share > 0).sort((one, other) => other.share - one.share);
}

export function excluded(doubt: Doubt): Case[] {
  return doubt.cases.filter(({ share }) => share === 0);
}

/** Why it is excluded: reasons are told without the place that they are about, so that one serves for many. */
export function reasonOf({ why, spot }: Case, { reasons }: Doubt, place: string): Doubt["under"] | undefined {
  const reason = why === null ? undefined : reasons[why];
  return reason && [reason[0], spot ? { ...reason[1], place, station: spot } : reason[1]];
}

/** What a pencil knows it by: so it is the same in a list, in a grid and on the board. */
export function caseKey({ about }: Doubt, { spot, name }: Case): string {
  return name ? cellKey(about, name) : placeKey(spot);
}

/** All that can be said of what was asked about: one answer for each that may be there. */
export function answersTo(aid: Aid, key: string): { doubt: Doubt; told: Case }[] {
  return aid.doubts.flatMap((doubt) =>
    doubt.cases.filter((each) => caseKey(doubt, each) === key).map((told) => ({ doubt, told })),
  );
}

/** Whoever knows all is better served by what the others can know. */
export function knowsAll(aid: Aid): boolean {
  return (
    aid.doubts.length > 0 && aid.doubts.every(({ cases }) => cases.every(({ share }) => share === 0 || share === 1))
  );
}
