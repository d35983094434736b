/** What is asked of the server about puzzles. */

import { ask } from "../net/api";
import type { Guess, Judged, Posed, Puzzles } from "../protocol";

export const puzzlePath = (game: string, number: number): string => `/api/games/${game}/puzzles/${number}`;
export const puzzles = (game: string): Promise<Puzzles> => ask("GET", `/api/games/${game}/puzzles`);
export const posed = (game: string, number: number): Promise<Posed> => ask("GET", puzzlePath(game, number));
/** Null: tell me. */
export const judged = (game: string, number: number, guess: number | null): Promise<Judged> =>
  ask("POST", `${puzzlePath(game, number)}/guess`, { case: guess } satisfies Guess);
