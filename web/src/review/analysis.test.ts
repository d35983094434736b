import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Analysis } from "../protocol";
import { MatchAnalysis } from "./analysis.svelte";

const answers: Array<Partial<Analysis>> = [];
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const told = { judged: 0, decisions: 0, seats: [], lost: [], ...answers.shift() };
    return Promise.resolve(new Response(JSON.stringify(told), { status: 200 }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  answers.length = asked.length = 0;
});

describe("an analysis", () => {
  it("is followed until it is there, and then asked for no more", async () => {
    answers.push({ state: "preparing" }, { state: "working", judged: 3, decisions: 9 }, { state: "done" });
    const analysis = new MatchAnalysis("T1");
    await analysis.ask();
    expect(analysis.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(analysis.found?.judged).toBe(3);
    await vi.advanceTimersByTimeAsync(10_000);

    expect(analysis.done).toBe(true);
    expect(asked).toEqual(Array(3).fill("/api/tables/T1/review/analysis"));
  });

  it("that is asked for twice is followed once", async () => {
    answers.push({ state: "working" }, { state: "working" }, { state: "done" });
    const analysis = new MatchAnalysis("T1");
    await Promise.all([analysis.ask(), analysis.ask()]);
    await vi.advanceTimersByTimeAsync(10_000);

    expect(asked).toHaveLength(3);
  });

  it("is left alone by whoever has gone, though an answer is on its way", async () => {
    answers.push({ state: "working" });
    const analysis = new MatchAnalysis("T1");
    const answered = analysis.ask();
    analysis.close();
    await answered;
    await vi.advanceTimersByTimeAsync(10_000);

    expect(asked).toHaveLength(1);
  });

  it("is left alone by whoever has gone", async () => {
    answers.push({ state: "working" });
    const analysis = new MatchAnalysis("T1");
    await analysis.ask();
    analysis.close();
    await vi.advanceTimersByTimeAsync(10_000);

    expect(asked).toHaveLength(1);
  });
});
