/** What the people and bots around the table are called. */

import { recall } from "../device/storage";
import type { SeatInfo } from "../protocol";
import { t } from "./texts.svelte";

export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  return seat.kind === "open" ? t("seat-label", { seat: seat.seat }) : t("seat-bot", { seat: seat.seat });
}

export function roleName(game: string, role: string): string {
  return t(`${game}-role-${role}`);
}

export function ownName(): string {
  return recall("name") ?? t("player");
}
