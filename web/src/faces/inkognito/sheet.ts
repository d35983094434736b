/**
 * The clue sheet of a seat: what it was shown in this game, and what it has shown.
 *
 * It notes, and does not think. A tick is a card that was seen: one's own, or a black one. A cross is what cannot be beside
 * it: nobody else holds that card, its holder no other of the kind, and of a pair only one is true. All else is the player's.
 */

import { CARD_WORDS, type Event, FICTITIOUS, type View } from "../../games/inkognito";
import type { ItemOf } from "../../pieces/events";
import { agentsOf, isIdentity } from "./cards";
import { type Showing, showingsOf } from "./rounds";

type Item = ItemOf<Event>;

export type Mark = "is" | "not" | "open";

export interface Cell {
  mark: Mark;
  pairs: number[]; // the numbers of the pairs that this card was in
}

export interface Sheet {
  agents: number[];
  cells: Map<number, Cell[]>; // by agent, then by card
  given: Map<number, number[][]>; // by whom it was shown to: a pair, or a single black card
}

interface Fact {
  figure: number;
  card: number;
}

export function sheetOf(items: readonly Item[], seat: number, view: View): Sheet {
  const showings = showingsOf(ofThisGame(items));
  const agents = agentsOf(view);
  const facts = [...held(view, agents), ...showings.flatMap((showing) => blackCard(showing, seat))];
  const pairs = showings.filter((showing) => showing.kind === "showed" && showing.to === seat && showing.cards.length);
  const cellsOf = (figure: number) => CARD_WORDS.map((_, card) => cell(figure, card, facts, pairs));
  return { agents, cells: new Map(agents.map((figure) => [figure, cellsOf(figure)])), given: givenBy(seat, showings) };
}

/** Each game has a new sheet. */
function ofThisGame(items: readonly Item[]): Item[] {
  const start = items.findLastIndex((item) => item.type === "happened" && item.event.kind === "game_begun");
  return items.slice(start + 1);
}

/** The black cards in the view: one's own; after the match, everybody's. */
function held(view: View, agents: number[]): Fact[] {
  const facts = agents.flatMap((figure) =>
    [view.identity[figure]!, view.fragment[figure]!].map((card) => ({ figure, card })),
  );
  return facts.filter(({ card }) => card);
}

/** A black card that the seat has seen, and whose it is. */
function blackCard({ kind, figure, to, cards }: Showing, seat: number): Fact[] {
  if (cards.length === 0) return [];
  if (kind === "looked") return figure === seat ? [{ figure: FICTITIOUS, card: cards[0]! }] : [];
  return (kind === "confided" || kind === "answered") && to === seat ? [{ figure, card: cards[0]! }] : [];
}

function cell(figure: number, card: number, facts: Fact[], pairs: Showing[]): Cell {
  const isOf = (fact: Fact) => fact.figure === figure && fact.card === card;
  const numbers = pairs.flatMap((pair, n) => (pair.figure === figure && pair.cards.includes(card) ? [n + 1] : []));
  const mates = numbers.flatMap((n) => pairs[n - 1]!.cards.filter((mate) => mate !== card));
  const excludes = (fact: Fact) =>
    fact.figure === figure
      ? isIdentity(fact.card) === isIdentity(card) || mates.includes(fact.card)
      : fact.card === card;
  return { mark: facts.some(isOf) ? "is" : facts.some(excludes) ? "not" : "open", pairs: numbers };
}

function givenBy(seat: number, showings: Showing[]): Map<number, number[][]> {
  const given = new Map<number, number[][]>();
  for (const { kind, figure, to, cards } of showings) {
    if (figure === seat && kind !== "looked" && cards.length) given.set(to, [...(given.get(to) ?? []), cards]);
  }
  return given;
}
