/** Which puzzle is today's, and which of them this browser has seen solved. */

import { keep, recall } from "../device/storage";

const DAY = 86_400_000; // milliseconds

/** The number of the puzzle of a day, as the reader's calendar has it: one after the other, and then from the first again. */
export function numberOfTheDay(count: number, date: Date): number {
  const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
  return (day % count) + 1;
}

const nameOf = (game: string): string => `solved-${game}`;

export function solvedPuzzles(game: string): Set<number> {
  return new Set(recall(nameOf(game))?.split(",").map(Number));
}

export function keepSolved(game: string, number: number): void {
  keep(nameOf(game), [...solvedPuzzles(game).add(number)].join());
}
