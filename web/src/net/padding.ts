/** Messages of lengths that tell nothing to whoever listens on the way: spaces at the end, as the server does it. */

import { ROOM, type ToServer } from "../protocol";

export function padded(message: ToServer): string {
  const text = JSON.stringify(message);
  const { length } = new TextEncoder().encode(text);
  let room = message.type === "say" || message.type === "note" ? ROOM.written : ROOM.short;
  while (room < length) room *= ROOM.growth;
  return text + " ".repeat(room - length);
}
