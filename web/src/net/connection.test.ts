import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEAF, FIRST_WAIT, Connection, LONGEST_WAIT, type ConnectionListener, QUIET, waitBefore } from "./connection";

/** The browser's end of a socket, driven by the test. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((end: { code: number }) => void) | null = null;
  sent: string[] = [];
  closed = false;
  readyState = FakeSocket.CONNECTING;

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
  const listener: ConnectionListener = {
    opened: () => told.push("opened"),
    heard: (text) => told.push(`heard ${text}`),
    changed: (state) => told.push(state),
    ping: () => "ping",
  };
  return { told, listener };
}

/** The server takes the call. */
function answer(socket: FakeSocket) {
  socket.readyState = 1;
  socket.onopen!();
}

function openLine() {
  const { told, listener } = recorder();
  const connection = new Connection("ws://table/api/live", listener);
  connection.open();
  answer(FakeSocket.last);
  return { connection, told };
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

describe("a connection", () => {
  it("opens, hears and sends", () => {
    const { connection, told } = openLine();
    FakeSocket.last.onmessage!({ data: "welcome" });

    expect(connection.send("hello")).toBe(true);
    expect(FakeSocket.last.sent).toEqual(["hello"]);
    expect(told).toEqual(["connecting", "open", "opened", "heard welcome"]);
  });

  it("does not pretend to send while it is down", () => {
    const { connection } = openLine();
    FakeSocket.last.onclose!({ code: 1006 });

    expect(connection.state).toBe("waiting");
    expect(connection.send("lost?")).toBe(false);
  });

  it("knows why it was cut and when it calls again", () => {
    const { connection } = openLine();
    FakeSocket.last.onclose!({ code: 1012 });

    expect([connection.code, connection.retryAt]).toEqual([1012, Date.now() + FIRST_WAIT]);
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
    const { connection } = openLine();
    FakeSocket.last.onclose!({ code: 1006 });
    connection.reconnectNow();
    connection.reconnectNow();

    expect([FakeSocket.all.length, connection.state]).toEqual([2, "connecting"]);
  });

  it("asks when it has been quiet, and is content with any answer", () => {
    const { connection } = openLine();
    vi.advanceTimersByTime(QUIET);
    expect(FakeSocket.last.sent).toEqual(["ping"]);
    vi.advanceTimersByTime(DEAF - 1);
    FakeSocket.last.onmessage!({ data: "here" });
    vi.advanceTimersByTime(QUIET - 1);

    expect([FakeSocket.all.length, connection.state]).toEqual([1, "open"]);
  });

  it("lets a dead socket go when nobody answers", () => {
    const { connection } = openLine();
    const dead = FakeSocket.last;
    vi.advanceTimersByTime(QUIET + DEAF);
    expect([dead.closed, connection.state]).toEqual([true, "waiting"]);
    vi.advanceTimersByTime(FIRST_WAIT);

    expect(FakeSocket.all.length).toBe(2);
    expect(dead.onmessage).toBeNull();
  });

  it("gives up a call that nobody takes, and calls again", () => {
    const connection = new Connection("ws://table/api/live", recorder().listener);
    connection.open();
    vi.advanceTimersByTime(DEAF);

    expect([FakeSocket.last.closed, connection.state]).toEqual([true, "waiting"]);
  });

  it("does not hang up before it is open, of which browsers complain", () => {
    const { told, listener } = recorder();
    const connection = new Connection("ws://table/api/live", listener);
    connection.open();
    connection.close();
    const early = FakeSocket.last.closed;
    answer(FakeSocket.last);

    expect([early, FakeSocket.last.closed]).toEqual([false, true]);
    expect(told).toEqual(["connecting", "closed"]);
  });

  it("stays closed when it is closed", () => {
    const { connection, told } = openLine();
    connection.close();
    vi.advanceTimersByTime(10 * LONGEST_WAIT);
    connection.reconnectNow();

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
