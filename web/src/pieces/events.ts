/** What happened, as data: events of the kinds that the game declares. What they are called is the log's to say. */

import type { Happened, Item } from "../protocol";

export interface HappenedEvent<Event> {
  type: "happened";
  event: Event;
}

/** What these eyes have perceived, with events of one game. Its texts are not for a face to read. */
export type ItemOf<Event> = Exclude<Item, Happened> | HappenedEvent<Event>;

export function eventsOf<Event>(items: readonly ItemOf<Event>[]): Event[] {
  return items.flatMap((item) => (item.type === "happened" ? [item.event] : []));
}
