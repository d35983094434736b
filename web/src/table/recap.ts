/** What has happened since the reader last did something. */

import type { Scenes } from "../faces/face";
import { actorOf } from "../match/actor";
import type { Happened, Item } from "../protocol";

const MOST = 30; // of them are told; whoever wants more reads the log

/** `acted`: so many items were there then; null if nobody knows, and the last that is the reader's own doing says it. */
export function recapOf(
  items: readonly Item[],
  acted: number | null,
  seat: number | null,
  recap: Scenes["recap"],
  flees?: readonly string[],
): Happened[] {
  const isOwn = (item: Item) => item.type === "happened" && actorOf(item.event, flees)?.seat === seat;
  if (seat === null) return [];
  const since = acted ?? (items.findLastIndex(isOwn) + 1 || items.length);
  const happened = items.slice(since).filter((item) => item.type === "happened");
  return happened.filter((item) => recap.includes(`${item.event.kind}`) && !isOwn(item)).slice(-MOST);
}
