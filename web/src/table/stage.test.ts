import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Scenes } from "../faces/face";
import type { Item, Now } from "../protocol";
import { Stage } from "./stage.svelte";

const PICTURE = (() => undefined) as unknown as Scenes["end"];
const SCENES: Scenes = {
  sceneOf: ({ kind }) => {
    if (kind === "shown") return { picture: PICTURE };
    if (kind === "delivered") return { picture: PICTURE, after: () => shown };
    return kind === "hand_ended" ? { picture: PICTURE, joins: ["scored"], clears: true } : undefined;
  },
  end: PICTURE,
  recap: [],
  placed: ({ kind, spot }) => (kind === "moved" ? { mark: "1", spot: Number(spot) } : undefined),
  replays: ({ kind }) => (kind === "moved" ? "step" : undefined),
};

let still = false;
let shown = Promise.resolve(); // what led to a delivery
const page = { hidden: false };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  [still, page.hidden] = [false, false];
});

afterEach(() => vi.useRealTimers());

const happened = (kind: string, spot = 0): Item => ({ type: "happened", event: { kind, spot }, text: [kind, {}] });
const now = (spot: number, over = false): Now =>
  ({
    figures: [{ mark: "1", spot, seat: null, name: ["", {}] }],
    offers: [],
    outcome: over ? { reason: "caught", winners: [0], points: [1] } : null,
  }) as unknown as Now;

const told = (stage: Stage) => stage.scene?.told.map(({ event }) => event.kind);
const spots = (stage: Stage) => stage.position?.now.figures.map(({ spot }) => spot);
const lastSpot = (items: Item[]) => items.reduce((spot, item) => ("event" in item ? Number(item.event.spot) : spot), 0);
const open = (seen = 0, over = false, items: Item[] = []) =>
  new Stage(SCENES, seen, over, () => Promise.resolve({ items, figures: now(lastSpot(items)).figures }));

describe("a stage", () => {
  it("shows what came live for a beat, and not what was there before", () => {
    const stage = open(1);
    stage.see([happened("shown")], 1, now(3));
    expect(stage.scene).toBeNull();

    stage.see([happened("shown"), happened("shown")], 1, now(3));
    expect(told(stage)).toEqual(["shown"]);
    vi.runAllTimers();
    expect(stage.scene).toBeNull();
  });

  it("shows nothing of what was missed, or of what happens while nobody looks", () => {
    const stage = open();
    stage.see([happened("shown")], 1, now(3));
    page.hidden = true;
    stage.see([happened("shown"), happened("shown")], 1, now(3));
    page.hidden = false;

    expect(stage.scene).toBeNull();
  });

  it("is skipped, and goes on with what waits", () => {
    const stage = open();
    stage.see([happened("shown"), happened("moved"), happened("hand_ended"), happened("scored")], 0, now(3));
    expect(told(stage)).toEqual(["shown"]);

    stage.skip();
    expect(told(stage)).toEqual(["hand_ended", "scored"]);
    stage.skip();
    expect(stage.scene).toBeNull();
    vi.runAllTimers();
    expect(stage.scene).toBeNull();
  });

  it("keeps the old position while it tells of it, with the last move made", () => {
    const stage = open();
    stage.see([], 0, now(3));
    stage.see([happened("moved", 4), happened("hand_ended"), happened("scored"), happened("moved", 9)], 0, now(9));
    expect(spots(stage)).toEqual([4]);
    expect(stage.position!.items).toHaveLength(3);

    stage.skip();
    expect(stage.position).toBeNull();
  });

  it("tells the end, then shows all again, step by step", async () => {
    const items = [happened("moved", 3), happened("moved", 4)];
    const stage = open(0, false, items);
    stage.see(items, 0, now(4, true));
    expect(stage.ending).toBe(true);
    expect(stage.scene!.outcome).not.toBeNull();

    stage.skip();
    expect(stage.ending).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(spots(stage)).toEqual([3]);
    await vi.runAllTimersAsync();
    expect(spots(stage)).toEqual([4]);
    stage.see([...items, happened("shown")], 0, now(4, true));
    expect(stage.ending).toBe(false);
  });

  it("tells the end once the board has shown what led to it", async () => {
    let show = (): void => undefined;
    shown = new Promise((done) => (show = done));
    const stage = open();
    stage.see([happened("delivered")], 0, now(4, true));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([stage.ending, stage.scene]).toEqual([true, null]);

    show();
    await vi.advanceTimersByTimeAsync(0);
    expect(told(stage)).toEqual(["delivered"]);
  });

  it("tells nothing any more once it is closed", async () => {
    const stage = open();
    stage.see([happened("delivered")], 0, now(4));
    stage.close();
    await vi.advanceTimersByTimeAsync(10_000);

    expect(stage.scene).toBeNull();
  });

  it("leaves out the rest of the chase for whoever has seen enough", async () => {
    const items = [happened("moved", 3), happened("moved", 4), happened("moved", 5)];
    const stage = open(0, false, items);
    stage.see(items, 0, now(5, true));
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    stage.skip();

    expect(spots(stage)).toEqual([5]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("shows nothing old beside the end, where nothing should move", () => {
    still = true;
    const items = [happened("hand_ended"), happened("shown")];
    const stage = open();
    stage.see([], 0, now(3));
    stage.see(items, 0, now(3));
    expect(told(stage)).toEqual(["hand_ended"]);

    stage.see([...items, happened("moved", 5)], 0, now(5, true));
    expect([stage.scene, stage.position]).toEqual([null, null]);
    vi.runAllTimers();
    expect([stage.scene, stage.ending]).toEqual([null, false]);
  });

  it("moves nothing where nothing should move: the ending says it all, and the board shows all", async () => {
    still = true;
    const items = [happened("moved", 3), happened("moved", 4)];
    const stage = open(0, false, items);
    stage.see(items, 0, now(4, true));
    await vi.advanceTimersByTimeAsync(0);

    expect([stage.scene, stage.ending]).toEqual([null, false]);
    expect(spots(stage)).toEqual([4]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("shows who was hidden to the end, since somebody gave up", async () => {
    const items = [happened("moved", 3), happened("moved", 4)];
    const stage = open(0, false, items);
    stage.see(items, 0, { ...now(0, true), figures: [] });
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(spots(stage)).toEqual([3]);

    stage.skip();
    expect(spots(stage)).toEqual([4]);
  });

  it("stages nothing of a match that was over, but shows all of it", async () => {
    const items = [happened("moved", 3), happened("moved", 4)];
    const stage = open(2, true, items);
    stage.see(items, 2, now(4, true));
    await vi.advanceTimersByTimeAsync(0);

    expect([stage.scene, stage.ending]).toEqual([null, false]);
    expect(stage.position!.items).toEqual(items);
  });
});
