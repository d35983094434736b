import { describe, expect, it } from "vitest";
import type { Event, View } from "../../games/inkognito";
import type { ItemOf } from "../../pieces/events";
import { sheetOf } from "./sheet";

const [FIDDLEBOTTOM, BUBBLE, ZSA_ZSA, X, F52, F11, F0, F29] = [1, 2, 3, 4, 5, 6, 7, 8];
const ME = 0;

/** Four players; I am Bubble with 11. */
const view = (changed: Partial<View> = {}): View =>
  ({ players: 4, ambassador: 4, identity: [BUBBLE, 0, 0, 0, 0], fragment: [F11, 0, 0, 0, 0], ...changed }) as View;

const happened = (event: Event): ItemOf<Event> => ({ type: "happened", event });
const showed = (figure: number, to: number, card = 0, other = 0) =>
  happened({ kind: "showed", figure, to, card, other });

const marks = (items: ItemOf<Event>[], figure: number, seen = view(), seat = ME) =>
  sheetOf(items, seat, seen)
    .cells.get(figure)!
    .slice(1)
    .map(({ mark, pairs }) => `${{ is: "+", not: "-", open: "." }[mark]}${pairs.join("")}`)
    .join(" ");

describe("a clue sheet", () => {
  it("begins with one's own cards, which nobody else can hold", () => {
    expect(marks([], ME)).toBe("- + - - - + - -");
    expect(marks([], 1)).toBe(". - . . . - . .");
  });

  it("numbers the pairs that one was shown, and concludes nothing from them that the player could", () => {
    const items = [showed(1, ME, FIDDLEBOTTOM, F11), showed(2, ME, ZSA_ZSA, X), showed(1, ME, FIDDLEBOTTOM, F0)];

    expect(marks(items, 1)).toBe(".13 - . . . -1 .3 .");
    expect(marks(items, 2)).toBe(". - .2 .2 . - . .");
  });

  it("knows a black card for certain, and what cannot be beside it", () => {
    const items = [
      showed(1, ME, FIDDLEBOTTOM, F0),
      happened({ kind: "confided", figure: 1, to: ME, card: FIDDLEBOTTOM }),
    ];

    expect(marks(items, 1)).toBe("+1 - - - . - -1 .");
    expect(marks(items, 2)).toBe("- - . . . - . .");
  });

  it("takes answers to one's question, and looks at the fictitious agent", () => {
    const items = [
      happened({ kind: "answered", figure: 2, to: ME, card: F29 }),
      happened({ kind: "looked", figure: ME, which: 1, card: X }),
    ];

    expect(marks(items, 2, view({ players: 3 }))).toBe(". - . - - - - +");
    expect(marks(items, 3, view({ players: 3 }))).toBe("- - - + . - . -");
  });

  it("knows nothing of what others were shown", () => {
    const items = [
      showed(1, 2),
      happened({ kind: "confided", figure: 2, to: 1, card: 0 }),
      happened({ kind: "looked", figure: 2, which: 1, card: 0 }),
    ];

    expect(marks(items, 2)).toBe(marks([], 2));
    expect(sheetOf(items, ME, view()).given.size).toBe(0);
  });

  it("keeps what one has shown, and to whom", () => {
    const items = [
      happened({ kind: "dealt", figure: ME, card: BUBBLE }),
      showed(ME, 1, BUBBLE, F0),
      showed(ME, 2, X, F11),
      showed(ME, 1, FIDDLEBOTTOM, F11),
      happened({ kind: "answered", figure: ME, to: 3, card: F11 }),
    ];

    expect([...sheetOf(items, ME, view()).given]).toEqual([
      [
        1,
        [
          [BUBBLE, F0],
          [FIDDLEBOTTOM, F11],
        ],
      ],
      [2, [[X, F11]]],
      [3, [[F11]]],
    ]);
  });

  it("is new in each game", () => {
    const items = [
      showed(1, ME, X, F52),
      showed(ME, 1, BUBBLE, F0),
      happened({ kind: "game_begun", number: 2 }),
      showed(2, ME, X, F0),
    ];

    expect(marks(items, 1)).toBe(marks([], 1));
    expect(marks(items, 2)).toBe(". - . .1 . - .1 .");
    expect(sheetOf(items, ME, view()).given.size).toBe(0);
  });

  it("of the Ambassador has four agents, and none of them is he", () => {
    const seen = view({ players: 5, ambassador: 1, identity: [0, 0, 0, 0, 0], fragment: [0, 0, 0, 0, 0] });
    const items = [showed(0, 1, X, F52), happened({ kind: "answered", figure: 4, to: 1, card: X })];

    expect(sheetOf(items, 1, seen).agents).toEqual([0, 2, 3, 4]);
    expect(marks(items, 0, seen, 1)).toBe(". . . -1 .1 . . .");
    expect(marks(items, 4, seen, 1)).toBe("- - - + . . . .");
  });

  it("shows all black cards after the match", () => {
    const over = view({ identity: [BUBBLE, FIDDLEBOTTOM, ZSA_ZSA, X, 0], fragment: [F11, F52, F0, F29, 0] });

    expect(marks([], 3, over)).toBe("- - - + - - - +");
  });
});
