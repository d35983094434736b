import { describe, expect, it } from "vitest";
import type { Event } from "../../games/inkognito";
import type { HappenedEvent } from "../../pieces/events";
import { lastRounds, tellsMore } from "./rounds";

const happened = (event: Event): HappenedEvent<Event> => ({ type: "happened", event });
const begun = happened({ kind: "begun", figure: 0, number: 1 });
const met = (figure: number, to: number, place: number) => happened({ kind: "met", figure, to, place });

describe("rounds", () => {
  it("are not there before the first begins", () =>
    expect(lastRounds([happened({ kind: "drawn", figure: 0 })])).toEqual([]));

  it("have their meetings and what was shown, the current one first", () => {
    const items = [
      begun,
      met(0, 1, 2),
      met(2, 4, 3),
      happened({ kind: "showed", figure: 0, to: 1, card: 0, other: 0 }),
      happened({ kind: "showed", figure: 1, to: 0, card: 1, other: 6 }),
      happened({ kind: "asked", figure: 2, to: 0 }),
      begun,
      met(2, 3, 5),
    ];
    const [now, before] = lastRounds(items);

    expect(now!.meetings).toEqual([{ place: 5, figures: [2, 3] }]);
    expect(before!.meetings.map(({ figures }) => figures)).toEqual([
      [0, 1],
      [2, 4],
    ]);
    expect(before!.showings.map(({ figure, cards }) => [figure, cards])).toEqual([
      [0, []],
      [1, [1, 6]],
    ]);
    expect(before!.questions).toEqual([{ figure: 2, to: 0 }]);
  });

  it("make one meeting of an audience, with the Ambassador last", () => {
    const [now] = lastRounds([begun, met(0, 4, 2), met(3, 4, 2)]);

    expect(now!.meetings).toEqual([{ place: 2, figures: [0, 3, 4] }]);
  });

  it("tell a call with what it brought, also when the next game has begun", () => {
    const items = [
      begun,
      met(0, 1, 2),
      happened({ kind: "called", figure: 0, number: 1 }),
      happened({ kind: "turned_up", figure: 0, card: 2, other: 6 }),
      happened({ kind: "game_ended", figure: 0, reason: 2 }),
      happened({ kind: "scored", figure: 2, number: 1 }),
      happened({ kind: "scored", figure: 3, number: 1 }),
      happened({ kind: "game_begun", number: 2 }),
      begun,
    ];
    const [, before] = lastRounds(items);

    expect(before!.call).toEqual({
      figure: 0,
      called: "52-11-0-29",
      isRight: false,
      held: [{ figure: 0, cards: [2, 6] }],
      scorers: [2, 3],
    });
  });
});

describe("what was told", () => {
  it.each<[Event, boolean]>([
    [{ kind: "showed", figure: 0, to: 1, card: 2, other: 7 }, true],
    [{ kind: "showed", figure: 0, to: 1, card: 0, other: 0 }, false],
    [{ kind: "laid", figure: 4, place: 3 }, true],
    [{ kind: "chosen", figure: 1, choice: 0 }, false],
    [{ kind: "went", figure: 1, place: 3 }, false],
    [{ kind: "turned_up", figure: 1, card: 3, other: 6 }, false],
  ])("by %o was told to some only: %s", (event, more) => expect(tellsMore(happened(event))).toBe(more));
});
