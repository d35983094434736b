/** What the people and bots around the table are called. */

import { recall } from "../device/storage";
import type { SeatInfo, TableInfo } from "../protocol";
import { list, seatMark, t } from "./texts.svelte";

export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  return seat.kind === "open" ? t("seat-label", { seat: seat.seat }) : t("seat-bot", { seat: seatMark(seat.seat) });
}

/** That another's device plays for several sides is for everybody to know; of their own, people know. */
export function sharedDevice(table: TableInfo, seat: SeatInfo): string | false {
  return (
    !seat.mine &&
    seat.beside.length > 0 &&
    t("seat-one-device", { names: list(seat.beside.map((other) => seatName(table.seats[other]!))) })
  );
}

export function roleName(game: string, role: string): string {
  return t(`${game}-role-${role}`);
}

export function ownName(): string {
  return recall("name") ?? t("player");
}
