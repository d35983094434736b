/** How a match ended for the people at this device, said plainly. */

import type { Outcome, SeatInfo, TableInfo } from "../protocol";
import { seatName } from "../text/names";
import { list, t } from "../text/texts.svelte";

/** Who won: to one who plays alone at this device it is *you*; to several, or to onlookers, it is names. */
export function verdictOf(outcome: Outcome, seats: readonly SeatInfo[]): string {
  const winners = outcome.winners.map((seat) => seats[seat]!);
  const [me, ...others] = seats.filter((seat) => seat.mine);
  if (winners.length === 0) return t("end-nobody");
  if (!me || others.length) return t("end-won", { names: names(winners), count: winners.length });
  if (!winners.includes(me)) return t("end-lost-you", { names: names(winners), count: winners.length });
  const partners = winners.filter((seat) => seat !== me);
  return partners.length ? t("end-won-with", { names: names(partners) }) : t("end-won-you");
}

/** The points of all, the most first; nothing where a side wins or loses, and a point only says which. */
export function scoreOf({ points }: Outcome, { seats, two_sides }: Pick<TableInfo, "seats" | "two_sides">): string {
  if (two_sides) return "";
  const scores = ranked(points, seats).map((seat) =>
    t("end-score-of", { name: seatName(seat), points: points[seat.seat]! }),
  );
  return t("end-score", { scores: list(scores) });
}

export function ranked(points: readonly number[], seats: readonly SeatInfo[]): SeatInfo[] {
  return seats.toSorted((one, other) => points[other.seat]! - points[one.seat]!);
}

const names = (seats: readonly SeatInfo[]) => list(seats.map(seatName));
