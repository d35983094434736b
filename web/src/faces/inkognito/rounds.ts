/** What happened, round by round: who met whom, which cards changed hands, and whether somebody called. */

import { type Event, RIGHT } from "../../games/inkognito";
import { eventsOf, type ItemOf } from "../../pieces/events";
import { calledOf } from "./cards";

export interface Meeting {
  place: number;
  figures: number[]; // two; or the two agents that an Ambassador receives, and he
}

export interface Showing {
  kind: "showed" | "confided" | "answered" | "looked";
  figure: number; // who shows; of a look, who looks
  to: number;
  cards: number[]; // none if these eyes did not see them
  which: number; // of the fictitious agent's cards: 1 identity, 2 fragment
}

export interface Call {
  figure: number;
  called: string;
  isRight: boolean;
  held: { figure: number; cards: number[] }[];
  scorers: number[];
}

export interface Round {
  meetings: Meeting[];
  showings: Showing[]; // what meetings themselves brought
  answers: Showing[]; // to questions
  questions: { figure: number; to: number }[];
  call: Call | null;
}

type Item = ItemOf<Event>;
type Of<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;

/** The last rounds, the current one first; before the first there is none. */
export function lastRounds(items: readonly Item[]): Round[] {
  const events = eventsOf(items);
  const starts = events.flatMap((event, n) => (event.kind === "begun" ? [n] : []));
  const [before = 0, now = 0] = starts.slice(-2);
  if (starts.length === 0) return [];
  if (starts.length === 1) return [roundOf(events.slice(before))];
  return [roundOf(events.slice(now)), roundOf(events.slice(before, now))];
}

function roundOf(events: Event[]): Round {
  const showings = showingsIn(events);
  return {
    meetings: meetingsOf(events.filter((event) => event.kind === "met")),
    showings: showings.filter((showing) => showing.kind !== "answered"),
    answers: showings.filter((showing) => showing.kind === "answered"),
    questions: events.filter((event) => event.kind === "asked").map(({ figure, to }) => ({ figure, to })),
    call: callOf(events),
  };
}

/** Of an audience each agent is told to have met the Ambassador: that is one meeting. */
function meetingsOf(met: Of<"met">[]): Meeting[] {
  const places = new Map<number, Set<number>>();
  for (const { figure, place } of met) places.set(place, (places.get(place) ?? new Set<number>()).add(figure));
  for (const { to, place } of met) places.get(place)!.add(to);
  return [...places].map(([place, figures]) => ({ place, figures: [...figures] }));
}

/** Whether these eyes were told what others were not. */
export function tellsMore(item: Item): boolean {
  return item.type === "happened" && hiddenIn(item.event) > 0;
}

/** What only some are told of such an event; 0: these eyes were not, or there is nothing. */
function hiddenIn(event: Event): number {
  if (event.kind === "laid") return event.place;
  if (event.kind === "chosen") return event.choice;
  return event.kind === "dealt" || isShowing(event) ? event.card : 0;
}

function isShowing(event: Event): event is Of<Showing["kind"]> {
  return ["showed", "confided", "answered", "looked"].includes(event.kind);
}

export function showingsOf(items: readonly Item[]): Showing[] {
  return showingsIn(eventsOf(items));
}

function showingsIn(events: readonly Event[]): Showing[] {
  return events.filter(isShowing).map((event) => ({
    kind: event.kind,
    figure: event.figure,
    to: event.kind === "looked" ? event.figure : event.to,
    cards: [event.card, event.kind === "showed" ? event.other : 0].filter((card) => card),
    which: event.kind === "looked" ? event.which : 0,
  }));
}

function callOf(events: readonly Event[]): Call | null {
  const call = events.find((event) => event.kind === "called");
  const end = events.find((event) => event.kind === "game_ended");
  if (!call || !end) return null;
  return {
    figure: call.figure,
    called: calledOf(call.number),
    isRight: end.reason === RIGHT,
    held: events
      .filter((event) => event.kind === "turned_up")
      .map(({ figure, card, other }) => ({ figure, cards: [card, other] })),
    scorers: events.filter((event) => event.kind === "scored").map(({ figure }) => figure),
  };
}
