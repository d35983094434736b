/** Links that this page was told when it set up a table. They are told once, and kept nowhere but here. */

import type { TableCreated } from "../protocol";
import { seatLink } from "./api";

const told = new Map<string, string>();

export function rememberLinks(created: TableCreated): void {
  for (const { seat, token } of created.links) rememberSeat(created.table, seat, token);
  told.set(`${created.table} watch`, `/t/${created.table}?look#${created.watch}`);
}

export function rememberSeat(table: string, seat: number, token: string): void {
  told.set(`${table} ${seat}`, seatLink(table, token));
}

/** The link to a seat, or to an onlooker's place; without the server's address. */
export function linkTo(table: string, place: number | "watch"): string | undefined {
  return told.get(`${table} ${place}`);
}
