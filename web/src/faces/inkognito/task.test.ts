import { describe, expect, it } from "vitest";
import { ANSWERING, type Event, MEETING, type Offer, type View } from "../../games/inkognito";
import type { HappenedEvent } from "../../pieces/events";
import { partnerOf, type Task, taskOf } from "./task";

const said = { action: 1, spot: 0, under: ["", {}], text: ["", {}] } satisfies Partial<Offer>;
const GOING = 4;
const black: Offer = { ...said, kind: "black", facts: { which: 1 } };

describe("what is to be done", () => {
  it.each<[number, Offer[], Task]>([
    [GOING, [{ ...said, kind: "go", facts: { place: 1 } }], "go"],
    [GOING, [{ ...said, kind: "lay", facts: { place: 1 } }], "lay"],
    [MEETING, [{ ...said, kind: "show", facts: { card: 1, other: 2 } }, black], "pair"],
    [MEETING, [{ ...said, kind: "look", facts: { which: 1 } }], "look"],
    [MEETING, [{ ...said, kind: "ask", facts: { figure: 1 } }], "ask"],
    [ANSWERING, [black], "answer"],
  ])("in phase %s follows from the offers", (phase, offers, task) => expect(taskOf({ phase }, offers)).toBe(task));
});

describe("the one whom it is about", () => {
  const happened = (event: Event): HappenedEvent<Event> => ({ type: "happened", event });
  const items = [
    happened({ kind: "begun", figure: 0, number: 1 }),
    happened({ kind: "met", figure: 0, to: 2, place: 1 }),
  ];

  it("was met, or has asked", () => {
    expect(partnerOf({ view: { phase: MEETING } as View, items, seat: 0 })).toBe(2);
    expect(partnerOf({ view: { phase: MEETING } as View, items, seat: 2 })).toBe(0);
    expect(partnerOf({ view: { phase: ANSWERING, asker: 3 } as View, items, seat: 0 })).toBe(3);
  });
});
