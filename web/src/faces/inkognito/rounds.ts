/** What happened, round by round: who met whom, which cards changed hands, and whether somebody called. */

import type { Happened, Item } from "../../protocol";

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

type Told = Happened["event"];

/** The last rounds, the current one first; before the first there is none. */
export function lastRounds(items: readonly Item[]): Round[] {
  const happened = items.filter((item) => item.type === "happened");
  const starts = happened.flatMap((item, n) => (item.event.kind === "begun" ? [n] : []));
  const [before = 0, now = 0] = starts.slice(-2);
  if (starts.length === 0) return [];
  if (starts.length === 1) return [roundOf(happened.slice(before))];
  return [roundOf(happened.slice(now)), roundOf(happened.slice(before, now))];
}

function roundOf(happened: Happened[]): Round {
  const events = happened.map((item) => item.event);
  const showings = showingsOf(happened);
  return {
    meetings: meetingsOf(events.filter((event) => event.kind === "met")),
    showings: showings.filter((showing) => showing.kind !== "answered"),
    answers: showings.filter((showing) => showing.kind === "answered"),
    questions: events.filter((event) => event.kind === "asked").map((event) => ({ figure: event.figure as number, to: event.to as number })),
    call: callOf(happened),
  };
}

/** Of an audience each agent is told to have met the Ambassador: that is one meeting. */
function meetingsOf(met: Told[]): Meeting[] {
  const places = new Map<number, Set<number>>();
  for (const event of met) {
    const there = places.get(event.place as number) ?? new Set<number>();
    places.set(event.place as number, there.add(event.figure as number));
  }
  for (const event of met) places.get(event.place as number)!.add(event.to as number);
  return [...places].map(([place, figures]) => ({ place, figures: [...figures] }));
}

const HIDDEN: Record<string, string> = {
  dealt: "card",
  laid: "place",
  chosen: "choice",
  showed: "card",
  confided: "card",
  answered: "card",
  looked: "card",
};

/** Whether these eyes were told what others were not. */
export function tellsMore(item: Item): boolean {
  return item.type === "happened" && Boolean(item.event[HIDDEN[item.event.kind as string] ?? ""]);
}

const SHOWINGS = ["showed", "confided", "answered", "looked"];

export function showingsOf(items: readonly Item[]): Showing[] {
  const events = items.flatMap((item) => (item.type === "happened" ? [item.event] : []));
  return events.filter((event) => SHOWINGS.includes(event.kind as string)).map(showingOf);
}

function showingOf(event: Told): Showing {
  return {
    kind: event.kind as Showing["kind"],
    figure: event.figure as number,
    to: (event.to ?? event.figure) as number,
    cards: [event.card, event.other].filter((card) => card) as number[],
    which: (event.which ?? 0) as number,
  };
}

function callOf(happened: Happened[]): Call | null {
  const call = happened.find((item) => item.event.kind === "called");
  const end = happened.find((item) => item.event.kind === "game_ended");
  if (!call || !end) return null;
  const events = happened.map((item) => item.event);
  return {
    figure: call.event.figure as number,
    called: String(call.text[1].called),
    isRight: end.event.reason === RIGHT,
    held: events.filter((event) => event.kind === "turned_up").map((event) => ({ figure: event.figure as number, cards: [event.card, event.other] as number[] })),
    scorers: events.filter((event) => event.kind === "scored").map((event) => event.figure as number),
  };
}

const RIGHT = 1;
