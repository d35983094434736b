import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEAF, FIRST_WAIT, Line, LONGEST_WAIT, type Owner, QUIET, waitBefore } from "./connection";

/** The browser's end of a socket, driven by the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((end: { code: number }) => void) | null = null;
  sent: string[] = [];
  closed = false;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }
}

function recorder() {
  const told: string[] = [];
  const owner: Owner = {
    opened: () => told.push("opened"),
    heard: (text) => told.push(`heard ${text}`),
    changed: (state) => told.push(state),
    beat: () => "beat",
  };
  return { told, owner };
}

function openLine() {
  const { told, owner } = recorder();
  const line = new Line("ws://table/api/live", owner);
  line.open();
  FakeSocket.last.onopen!();
  return { line, told };
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(Math, "random").mockReturnValue(1);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a line", () => {
  it("opens, hears and sends", () => {
    const { line, told } = openLine();
    FakeSocket.last.onmessage!({ data: "welcome" });

    expect(line.send("hello")).toBe(true);
    expect(FakeSocket.last.sent).toEqual(["hello"]);
    expect(told).toEqual(["connecting", "open", "opened", "heard welcome"]);
  });

  it("does not pretend to send while it is down", () => {
    const { line } = openLine();
    FakeSocket.last.onclose!({ code: 1006 });

    expect(line.state).toBe("waiting");
    expect(line.send("lost?")).toBe(false);
  });

  it("knows why it was cut and when it calls again", () => {
    const { line } = openLine();
    FakeSocket.last.onclose!({ code: 1012 });

    expect([line.code, line.next]).toEqual([1012, Date.now() + FIRST_WAIT]);
  });

  it("comes back by itself and says hello again", () => {
    const { told } = openLine();
    FakeSocket.last.onclose!({ code: 1006 });
    vi.advanceTimersByTime(FIRST_WAIT);
    FakeSocket.last.onopen!();

    expect(FakeSocket.all.length).toBe(2);
    expect(told).toEqual(["connecting", "open", "opened", "waiting", "connecting", "open", "opened"]);
  });

  it("waits longer after each failure, until it has heard something", () => {
    openLine();
    for (const wait of [FIRST_WAIT, 2 * FIRST_WAIT, 4 * FIRST_WAIT]) {
      const before = FakeSocket.all.length;
      FakeSocket.last.onclose!({ code: 1006 });
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all.length).toBe(before + 1);
      FakeSocket.last.onopen!();
    }
    FakeSocket.last.onmessage!({ data: "welcome" });
    FakeSocket.last.onclose!({ code: 1006 });
    vi.advanceTimersByTime(FIRST_WAIT);

    expect(FakeSocket.all.length).toBe(5);
  });

  it("need not wait when the network is back", () => {
    const { line } = openLine();
    FakeSocket.last.onclose!({ code: 1006 });
    line.hurry();
    line.hurry();

    expect([FakeSocket.all.length, line.state]).toEqual([2, "connecting"]);
  });

  it("asks when it has been quiet, and is content with any answer", () => {
    const { line } = openLine();
    vi.advanceTimersByTime(QUIET);
    expect(FakeSocket.last.sent).toEqual(["beat"]);
    vi.advanceTimersByTime(DEAF - 1);
    FakeSocket.last.onmessage!({ data: "here" });
    vi.advanceTimersByTime(QUIET - 1);

    expect([FakeSocket.all.length, line.state]).toEqual([1, "open"]);
  });

  it("lets a dead socket go when nobody answers", () => {
    const { line } = openLine();
    const dead = FakeSocket.last;
    vi.advanceTimersByTime(QUIET + DEAF);
    expect([dead.closed, line.state]).toEqual([true, "waiting"]);
    vi.advanceTimersByTime(FIRST_WAIT);

    expect(FakeSocket.all.length).toBe(2);
    expect(dead.onmessage).toBeNull();
  });

  it("gives up a call that nobody takes, and calls again", () => {
    const line = new Line("ws://table/api/live", recorder().owner);
    line.open();
    vi.advanceTimersByTime(DEAF);

    expect([FakeSocket.last.closed, line.state]).toEqual([true, "waiting"]);
  });

  it("stays closed when it is closed", () => {
    const { line, told } = openLine();
    line.close();
    vi.advanceTimersByTime(10 * LONGEST_WAIT);
    line.hurry();

    expect(FakeSocket.all.length).toBe(1);
    expect(FakeSocket.last.closed).toBe(true);
    expect(told.at(-1)).toBe("closed");
  });
});

describe("the wait before calling again", () => {
  it("doubles up to a limit", () => {
    expect([0, 1, 2, 20].map((attempt) => waitBefore(attempt, 1))).toEqual([500, 1000, 2000, LONGEST_WAIT]);
  });

  it("is spread by chance over the upper half", () => {
    expect([0, 0.5, 1].map((chance) => waitBefore(1, chance))).toEqual([500, 750, 1000]);
  });
});
