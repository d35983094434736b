/** Legal actions as they are chosen from: what the server sends of each, with the words that follow from it. */

import type { Now, Offering, OfferKind } from "../protocol";

export type Text = [string, Record<string, string | number>];

export interface Offer {
  action: number;
  kind: string;
  facts: Record<string, number>; // by name
  under: Text; // what it is listed under
  text: Text; // what sets it apart there
  spot: number; // of the board's picture; 0: none
}

type Sent = Now["offers"][number];
type Facts = Offer["facts"];

export function putIntoWords([action, kind, values]: Sent, { kinds, lists }: Offering): Offer {
  const { facts: names, under, text, spot } = kinds[kind]!;
  const facts: Facts = Object.fromEntries(names.map((name, n) => [name, values[n]!]));
  const said = ([id, sources]: OfferKind["text"]): Text => [
    id,
    Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, read(source, facts, lists)])),
  ];
  return {
    action,
    kind,
    facts,
    under: said(under),
    text: said(text),
    spot: spot ? Number(read(spot, facts, lists)) : 0,
  };
}

/** A fact, or what a list has at that number. */
function read([fact, list]: [string, string], facts: Facts, lists: Offering["lists"]): string | number {
  return list ? lists[list]![facts[fact]!]! : facts[fact]!;
}
