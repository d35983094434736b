/** What a great moment sounds like, to whoever wishes for it: notes in hertz. */

import type { Outcome, SeatInfo } from "../protocol";

export const MOMENT = [523.3, 784];
const WON = [523.3, 659.3, 784, 1046.5];
const LOST = [440, 370, 293.7];

/** In the end it says who won; to onlookers it is a moment as any other. */
export function tuneOf(outcome: Outcome | null, seats: readonly SeatInfo[]): readonly number[] {
  const mine = seats.filter((seat) => seat.mine);
  if (!outcome || mine.length === 0) return MOMENT;
  return mine.some(({ seat }) => outcome.winners.includes(seat)) ? WON : LOST;
}
