import { beforeAll, describe, expect, it, vi } from "vitest";
import { scenesOf } from "../faces";
import type { Scenes } from "../faces/face";
import type { Figure, Happened, Item, Now, Outcome, SeatInfo } from "../protocol";
import { chooseLanguage } from "../text/texts.svelte";
import { recapOf } from "./recap";
import { lastPicture, replayOf, scenesIn, positionAt } from "./scenes";
import { scoreOf, verdictOf } from "./verdict";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await chooseLanguage("en");
});

const declared = async (game: string) => (await scenesOf(game))!;
const [dice, inkognito, kompakt] = [await declared("dice"), await declared("inkognito"), await declared("kompakt")];
const [milleGrazie, venice] = [await declared("mille_grazie"), await declared("venice")];

const happened = (kind: string, facts: object = {}): Happened => ({
  type: "happened",
  event: { kind, ...facts },
  text: [kind, {}],
});
const heard: Item = { type: "heard", channel: "table", seat: 0, name: "Anna", text: "Ha" };
const kindsOf = (items: Item[], { sceneOf }: Scenes) =>
  scenesIn(items, sceneOf).map(({ told, chief }) => [chief.event.kind, ...told.map(({ event }) => event.kind)]);

describe("scenes", () => {
  it.each<[string, Scenes, Item[], string[][]]>([
    ["a show in Venice", venice, [happened("fled"), happened("shown"), happened("moved")], [["shown", "shown"]]],
    ["a catch in Venice", venice, [happened("moved"), happened("ended", { reason: 1 })], [["ended", "ended"]]],
    ["a show that is the end", venice, [happened("shown"), happened("ended")], [["ended", "shown", "ended"]]],
    ["a show by dice", dice, [happened("shown"), happened("begun")], [["shown", "shown"]]],
    [
      "the end of a hand, with its score, and nothing of the next",
      kompakt,
      [happened("moved"), happened("hand_ended", { reason: 1 }), heard, happened("scored"), happened("hand_begun")],
      [["hand_ended", "hand_ended", "scored"]],
    ],
    [
      "a call, told by what came of it",
      inkognito,
      [happened("called"), happened("turned_up"), happened("game_ended", { reason: 1 }), happened("scored")],
      [["game_ended", "game_ended", "scored"]],
    ],
    ["the end of Mille Grazie", milleGrazie, [happened("ambushed"), happened("ended")], [["ended", "ended"]]],
    ["nothing where nothing is great", venice, [happened("moved"), heard], []],
  ])("are found: %s", (_, scenes, items, expected) => {
    expect(kindsOf(items, scenes)).toEqual(expected);
  });

  it("have the picture of what came of them", () => {
    const call = (reason: number) => [happened("called"), happened("game_ended", { reason })];
    const [right] = scenesIn(call(1), inkognito.sceneOf);
    const [wrong] = scenesIn(call(2), inkognito.sceneOf);

    expect(right!.picture).not.toBe(wrong!.picture);
  });

  it("leave a match its last picture, or the usual one if it was given up", () => {
    const scenes = venice;
    const caught = [happened("shown"), happened("moved"), happened("ended", { reason: 1 })];

    expect(lastPicture([...caught, heard], scenes)).toBe(scenes.sceneOf(caught[2]!.event)!.picture);
    expect(lastPicture(caught.slice(0, 2), scenes)).toBe(scenes.end);
  });
});

const figure = (mark: string, spot: number): Figure => ({ mark, spot, seat: null, name: ["name", {}] });
const now = (...figures: Figure[]) => ({ figures, offers: [{}], outcome: null }) as unknown as Now;

describe("the board", () => {
  it("is held as it stood when the hand ended", () => {
    const items = [happened("moved", { pawn: 2, station: 9 }), happened("hand_ended")];
    const held = positionAt(now(figure("1", 4), figure("2", 5)), items, items, kompakt.placed);

    expect(held.now.figures.map(({ spot }) => spot)).toEqual([4, 9]);
    expect(held.now.offers).toEqual([]);
    expect(held.items).toBe(items);
  });

  it("shows the chase again, step by step, with what was known of it then", () => {
    const items = [
      happened("placed", { pawn: 1, station: 3 }),
      happened("hid", { station: 7 }),
      happened("fled", { station: 8 }),
      happened("moved", { pawn: 1, station: 4 }),
      happened("fled", { station: 9 }),
      happened("ended", { station: 9 }),
    ];
    const steps = replayOf(now(figure("X", 9), figure("1", 4)), items, venice);

    expect(steps.map((step) => step.now.figures.map(({ spot }) => spot))).toEqual([
      [7, 3],
      [8, 3],
      [9, 4],
      [9, 4],
    ]);
    expect(steps.map((step) => step.items.length)).toEqual([2, 3, 5, 6]);
  });

  it("shows only the last hand again", () => {
    const hand = (station: number) => [
      happened("hand_begun"),
      happened("started", { station }),
      happened("hand_ended"),
    ];
    const steps = replayOf(now(figure("X", 6), figure("1", 2)), [...hand(5), ...hand(6)], kompakt);

    expect(steps.map((step) => step.now.figures.map(({ mark, spot }) => `${mark} ${spot}`))).toEqual([
      ["X 6"],
      ["X 6"],
    ]);
  });
});

describe("what is told to whoever comes back", () => {
  const items = [
    happened("moved", { seat: 1 }),
    happened("begun"),
    happened("moved", { seat: 2 }),
    heard,
    happened("fled"),
  ];
  const told = (acted: number | null, seat: number | null) =>
    recapOf(items, acted, seat, ["moved", "fled"]).map((item) => items.indexOf(item));

  it("is what matters since they last did something", () => {
    expect(told(0, 1)).toEqual([2, 4]); // and not by themselves
    expect(told(3, 1)).toEqual([4]);
    expect(told(5, 1)).toEqual([]);
  });

  it("begins after the last that was their own doing, if nothing else is known", () => {
    expect(told(null, 1)).toEqual([2, 4]);
    expect(told(null, 3)).toEqual([]);
    expect(told(null, null)).toEqual([]);
  });
});

describe("the verdict", () => {
  const seats = (...mine: number[]) =>
    ["Anna", "Bruno", "Carla"].map((name, seat) => ({ seat, name, mine: mine.includes(seat) })) as SeatInfo[];
  const outcome = (winners: number[], points: number[]): Outcome => ({ reason: "caught", winners, points });

  it.each([
    [[0], [0], "You win."],
    [[1], [1, 2], "You win, with Carla."],
    [[0], [1, 2], "You lose: Bruno and Carla win."],
    [[0], [1], "You lose: Bruno wins."],
    [[], [1], "Bruno wins."],
    [[0, 1], [1], "Bruno wins."],
    [[0], [], "Nobody wins."],
  ])("to those on seats %j, if %j have won, is: %s", (mine, winners, expected) => {
    expect(verdictOf(outcome(winners, [0, 0, 0]), seats(...mine))).toBe(expected);
  });

  it("has the score, the most first, where there is one", () => {
    expect(scoreOf(outcome([1], [12, 31, 8]), { seats: seats(), two_sides: false })).toBe(
      "Final score: Bruno: 31, Anna: 12, and Carla: 8.",
    );
    expect(scoreOf(outcome([1], [0, 1, 1]), { seats: seats(), two_sides: true })).toBe("");
  });
});
