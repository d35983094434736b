import type { GameInfo } from "../protocol";

const USUAL = "regular";

/** Whom most people want to play against: neither too easy nor slow. */
export function usualBot(game: GameInfo): string {
  return game.bots.includes(USUAL) ? USUAL : game.bots.at(-1)!;
}
