/** How somebody likes to play a game against bots, remembered on this device: next time one press is enough. */

import { keep, recall } from "../device/storage";
import type { GameInfo } from "../protocol";

export interface PlayChoice {
  role: string; // empty: the game has but one
  bot: string; // that sits at the other seats
}

const LEVELS = ["novice", "regular", "expert", "master"];
const STYLES = ["careful", "bold"];
const USUAL = "regular";

/** The levels that bots of this game play at, weakest first, and their styles; of a game without any, all its bots. */
export function levelsOf(game: GameInfo): string[] {
  const levels = [...LEVELS, ...STYLES].filter((bot) => game.bots.includes(bot));
  return levels.length ? levels : game.bots;
}

/** Whom most people want to play against: neither too easy nor slow. */
export function usualBot(game: GameInfo): string {
  return game.bots.includes(USUAL) ? USUAL : game.bots.at(-1)!;
}

const nameOf = (game: GameInfo): string => `play ${game.id}`;

/** What was chosen last; null before that, or if there is no such bot any more. */
export function choiceOf(game: GameInfo): PlayChoice | null {
  const [role, bot] = (recall(nameOf(game)) ?? "").split(" ");
  return role !== undefined && bot !== undefined && game.bots.includes(bot) ? { role, bot } : null;
}

export function keepChoice(game: GameInfo, { role, bot }: PlayChoice): void {
  keep(nameOf(game), `${role} ${bot}`);
}
