import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event } from "../../games/mille_grazie";
import type { HappenedEvent } from "../../pieces/events";
import { JourneyPlayer, journeyShown } from "./journeyPlayer.svelte";

const happened = (event: Event): HappenedEvent<Event> => ({ type: "happened", event });
const LAST_LEG = [
  happened({ kind: "travelled", seat: 0, road: 3 }),
  happened({ kind: "ambushed", seat: 1, road: 3, number: 2 }),
  happened({ kind: "arrived", seat: 0, city: 2 }),
  happened({ kind: "fulfilled", seat: 0, card: 7, number: 5 }),
];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

afterEach(() => vi.useRealTimers());

/** What of the journey has been shown when it is told to be. */
function whenShown(player: JourneyPlayer): { step: string | undefined; told: boolean } {
  const seen = { step: "", told: false } as { step: string | undefined; told: boolean };
  void journeyShown().then(() => Object.assign(seen, { step: player.step?.kind, told: true }));
  return seen;
}

describe("a journey", () => {
  it("is shown once its last delivery has been told", async () => {
    const player = new JourneyPlayer(0);
    const seen = whenShown(player); // asked before the board has seen what happened
    player.see(LAST_LEG, () => 1);
    while (player.step?.kind !== "delivery") await vi.advanceTimersToNextTimerAsync();
    expect(seen.told).toBe(false);

    await vi.runAllTimersAsync();
    expect(seen).toEqual({ step: undefined, told: true });
  });

  it("is shown as soon as somebody has seen enough, or if there is none", async () => {
    const player = new JourneyPlayer(0);
    player.see(LAST_LEG, () => 1);
    player.skip();
    const [skipped, none] = [whenShown(player), whenShown(new JourneyPlayer(0))];
    await vi.advanceTimersByTimeAsync(0);

    expect([skipped.told, none.told]).toEqual([true, true]);
  });
});
