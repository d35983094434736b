import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ConnectionState, ConnectionListener } from "../net/connection";
import type { Item, News, Now, Seated, TableInfo, ToClient } from "../protocol";
import { NOTES_REST, TableSession, type SessionConnection } from "./session.svelte";

const TABLE: TableInfo = {
  table: "t",
  game: "venice",
  board: "venice",
  own_board: "",
  options: {},
  public: false,
  aid: false,
  patience: 10,
  hints: false,
  opinions: false,
  host: true,
  seats: [0, 1, 2].map((seat) => ({
    seat,
    kind: "person",
    name: `P${seat}`,
    bot: null,
    mine: false,
    present: true,
    away_since: null,
    beside: [],
    resigning: false,
    owes_salt: false,
    again: false,
  })),
  begun: true,
  over: false,
  commitment: "",
  rematch: null,
  two_sides: true,
  readonly: false,
  guests: [],
  silent: false,
};

const NOW: Now = {
  view: {},
  figures: [],
  actors: [0],
  roles: ["mister_x", "detective", "detective"],
  sides: [0, 1, 1],
  points: [0, 0, 0],
  made: 0,
  offers: [],
  talk: ["table"],
  outcome: null,
};

const holding = (...mine: number[]): TableInfo => ({
  ...TABLE,
  seats: TABLE.seats.map((seat) => ({ ...seat, mine: mine.includes(seat.seat) })),
});

const item = (text: string): Item => ({ type: "happened", event: { kind: "moved" }, text: [text, {}] });
const texts = (session: TableSession) =>
  session.items.map((each) => (each.type === "happened" ? each.text[0] : each.type));

/** The server's end of the connection, driven by the test. */
class FakeConnection implements SessionConnection {
  state: ConnectionState = "closed";
  code = 0;
  retryAt = 0;
  sent: Array<Record<string, unknown>> = [];
  constructor(readonly listener: ConnectionListener) {}

  open(): void {
    this.become("connecting");
  }
  close(): void {
    this.become("closed");
  }
  reconnectNow(): void {}
  send(text: string): boolean {
    if (this.state === "open") this.sent.push(JSON.parse(text));
    return this.state === "open";
  }

  become(state: ConnectionState): void {
    this.state = state;
    this.listener.changed(state);
  }
  connect(): void {
    this.become("open");
    this.listener.opened();
  }
  cut(code = 1006): void {
    this.code = code;
    this.become("waiting");
  }
  tell(message: ToClient): void {
    this.listener.heard(JSON.stringify(message));
  }
  get last(): Record<string, unknown> {
    return this.sent.at(-1)!;
  }
  /** Answer the last `sit`. */
  seat(change: Partial<Seated> = {}): void {
    const sit = this.sent.findLast(({ type }) => type === "sit")!;
    this.tell({
      type: "seated",
      re: sit.id as number,
      seat: sit.seat as number | null,
      over: null,
      first: 1,
      items: [],
      table: TABLE,
      now: NOW,
      offering: { kinds: {}, lists: {} },
      spots: [],
      notes: null,
      link: "link",
      at: 0,
      ...change,
    });
  }
  news(change: Partial<News>): void {
    this.tell({
      type: "news",
      accepted: [],
      first: 1,
      items: [],
      now: NOW,
      change: null,
      table: null,
      spots: null,
      notes: null,
      link: "next",
      at: 0,
      ...change,
    });
  }
}

function opened(exists = true) {
  let connection!: FakeConnection;
  const session = new TableSession(
    (listener) => (connection = new FakeConnection(listener)),
    async () => exists,
  );
  session.open();
  connection.connect();
  return { session, connection };
}

/** Seated at seat 0, the only one of this device, with two items known. */
function seated() {
  const { session, connection } = opened();
  connection.seat({ table: holding(0) });
  connection.seat({ table: holding(0), items: [item("one"), item("two")] });
  return { session, connection };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("finding a chair", () => {
  it("an onlooker stays an onlooker", () => {
    const { session, connection } = opened();
    connection.seat();

    expect([session.seat, session.settled, session.curtain]).toEqual([null, true, false]);
  });

  it("whoever holds one seat sits down there", () => {
    const { session, connection } = opened();
    connection.seat({ table: holding(2) });

    expect(connection.last).toMatchObject({ type: "sit", seat: 2, after: null });
    expect(session.settled).toBe(false);
    connection.seat({ table: holding(2) });
    expect([session.seat, session.settled]).toEqual([2, true]);
  });

  it("a team on one device needs no curtain and plays whoever is to act", () => {
    const { session, connection } = opened();
    connection.seat({ table: holding(1, 2), now: { ...NOW, actors: [2] } });

    expect([session.seat, session.curtain]).toEqual([2, false]);
  });

  it("over a shoulder begins and ends with all anew, and is not resumed", () => {
    const { connection, session } = opened();
    connection.seat({ items: [item("public")] });
    connection.seat({ over: 1, items: [item("theirs"), item("secret")] });
    connection.news({ first: 3, items: [item("more")] });

    expect([session.seat, session.eyes, texts(session)]).toEqual([null, 1, ["theirs", "secret", "more"]]);

    connection.cut();
    connection.connect();

    expect(connection.last).toMatchObject({ type: "sit", seat: null, after: null });

    connection.seat({ items: [item("public")] });
    expect([session.eyes, texts(session)]).toEqual([null, ["public"]]);
  });

  it("several sides on one device see a curtain, and nothing of any seat is asked for", () => {
    const { session, connection } = opened();
    connection.seat({ table: holding(0, 1) });

    expect(session.curtain).toBe(true);
    expect(session.dueSeats.map(({ seat }) => seat)).toEqual([0]);
    expect(connection.sent.map(({ seat }) => seat)).toEqual([null]);
  });

  it("the curtain falls when a match begins on a shared device", () => {
    const { session, connection } = opened();
    connection.seat({ table: { ...holding(0, 1), begun: false }, now: null });
    expect([session.curtain, session.settled]).toEqual([false, true]);

    connection.news({ table: holding(0, 1) });
    expect([session.curtain, session.seat]).toEqual([true, null]);
  });
});

describe("a device that came to be shared while waiting", () => {
  it("sees the curtain when the match begins", () => {
    const { session, connection } = opened();
    connection.seat({ table: { ...holding(0), begun: false }, now: null });
    connection.seat({ table: { ...holding(0), begun: false }, now: null });
    connection.news({ table: { ...holding(0, 1), begun: false }, now: null });
    connection.news({ table: holding(0, 1), first: 1, items: [item("secret of seat 0")] });

    expect([session.seat, session.items]).toEqual([null, []]);
    connection.seat({ table: holding(0, 1) });
    expect(session.curtain).toBe(true);
  });
});

describe("news", () => {
  it("go on where the last ones ended", () => {
    const { session, connection } = seated();
    connection.news({
      first: 3,
      items: [item("three")],
      now: { ...NOW, made: 1 },
      table: { ...holding(0), over: true },
    });

    expect(texts(session)).toEqual(["one", "two", "three"]);
    expect([session.now?.made, session.table?.over, session.link]).toEqual([1, true, "next"]);
  });

  it("with a gap before them lead to everything being asked for", () => {
    const { session, connection } = seated();
    connection.news({ first: 4, items: [item("four")] });

    expect(connection.last).toMatchObject({ type: "sit", seat: 0, after: null });
    connection.seat({ table: holding(0), items: ["1", "2", "3", "4"].map(item) });
    expect(texts(session)).toEqual(["1", "2", "3", "4"]);
  });

  it("of a chair that was left are not listened to", () => {
    const { session, connection } = seated();
    session.sit(null);
    connection.news({ first: 1, items: [item("secret of seat 0")] });

    expect(session.items).toEqual([]);
  });
});

describe("a line that was cut", () => {
  it("is resumed after the last item known", () => {
    const { session, connection } = seated();
    connection.cut();
    connection.connect();
    expect(connection.last).toMatchObject({ type: "sit", seat: 0, after: 2 });

    connection.seat({ table: holding(0), first: 3, items: [item("three")] });
    expect(texts(session)).toEqual(["one", "two", "three"]);
  });

  it("forgets what was known if everything is sent", () => {
    const { session, connection } = seated();
    connection.cut();
    connection.connect();
    connection.seat({ table: holding(0), first: 1, items: [item("other")] });

    expect(texts(session)).toEqual(["other"]);
  });

  it("sends again what nobody answered, with the same count and key", () => {
    const { session, connection } = seated();
    session.act(7);
    session.say("table", "hello");
    const [act, say] = connection.sent.slice(-2);
    connection.cut();
    connection.connect();
    connection.seat({ table: holding(0), first: 3 });

    expect(connection.sent.slice(-2)).toEqual([act, say]);
    expect(act).toMatchObject({ type: "act", seat: 0, made: 0, action: 7 });
  });

  it("keeps a wish that was made meanwhile, and says so", () => {
    const { session, connection } = seated();
    connection.cut();
    session.act(7);
    expect(session.acting?.action).toBe(7);
    connection.connect();
    connection.seat({ table: holding(0), first: 3 });

    expect(connection.last).toMatchObject({ type: "act", action: 7 });
  });

  it("tells a table that is not there from a server that is not there", async () => {
    const { session, connection } = opened(false);
    connection.cut();
    connection.become("connecting");
    connection.cut();
    await vi.runAllTimersAsync();

    expect([session.trouble, connection.state]).toEqual(["unknown", "closed"]);
  });

  it("leads to no table where the seat has moved and onlookers are not let in", async () => {
    const { session, connection } = opened(false);
    connection.seat({ table: holding(0) });
    connection.seat({ table: holding(0) });
    connection.cut(1012);
    connection.become("connecting");
    connection.cut();
    await vi.runAllTimersAsync();

    expect([session.trouble, session.now]).toEqual(["moved", null]);
  });
});

describe("what is sent", () => {
  it.each(["news", "accepted"])("is pending until it is accepted, by %s", (how) => {
    const { session, connection } = seated();
    session.act(7);
    const id = connection.last.id as number;
    expect(session.acting?.id).toBe(id);
    if (how === "news") connection.news({ accepted: [id], first: 3 });
    else connection.tell({ type: "accepted", re: id });

    expect(session.pending).toEqual([]);
  });

  it("has not happened when it is refused, and the reason is told until the next attempt", () => {
    const { session, connection } = seated();
    session.act(7);
    connection.tell({ type: "refused", re: connection.last.id as number, reason: "not_legal" });
    expect([session.pending, session.refusal]).toEqual([[], "not_legal"]);

    session.act(8);
    expect(session.refusal).toBeNull();
  });

  it("a seat that moved to another device is said to have moved", () => {
    const { session, connection } = seated();
    connection.cut(1012);
    connection.connect();
    connection.tell({ type: "refused", re: connection.last.id as number, reason: "not_yours" });

    expect([session.trouble, session.items, session.now]).toEqual(["moved", [], null]);
    expect(connection.last).toMatchObject({ type: "sit", seat: null });
  });
});

describe("handing over the device", () => {
  function shared() {
    const { session, connection } = opened();
    connection.seat({ table: holding(0, 1) });
    session.sit(0);
    connection.seat({ table: holding(0, 1), items: [item("secret of seat 0")], notes: { made: 1, text: "my den" } });
    return { session, connection };
  }

  it("leaves nothing of the former seat", () => {
    const { session, connection } = shared();
    expect([session.curtain, session.notes.text]).toEqual([false, "my den"]);
    session.handOver(1);

    expect([session.items, session.now, session.notes.text, session.pending]).toEqual([[], null, "", []]);
    expect(JSON.stringify(session)).not.toMatch(/secret|den/);
    connection.seat({ table: holding(0, 1), now: { ...NOW, actors: [1] } });
    expect([session.curtain, session.dueSeats[0]?.seat]).toEqual([true, 1]);
  });

  it("waits behind the curtain until the last move has arrived", () => {
    const { session, connection } = shared();
    session.act(7);
    session.handOver(1);
    expect([session.curtain, connection.last.type]).toEqual([true, "act"]);
    connection.news({ accepted: [connection.last.id as number], first: 2 });

    expect(connection.last).toMatchObject({ type: "sit", seat: null });
  });

  it("needs no curtain between two of one side", () => {
    const { session, connection } = opened();
    connection.seat({ table: holding(1, 2), now: { ...NOW, actors: [1] } });
    connection.seat({ table: holding(1, 2), now: { ...NOW, actors: [2] }, notes: { made: 1, text: "my den" } });
    session.handOver(2);

    expect(connection.last).toMatchObject({ type: "sit", seat: 2, after: null });
    expect([session.curtain, session.notes.text]).toEqual([false, ""]);
  });

  it("sends notes before the seat is left", () => {
    const { session, connection } = shared();
    session.write("my other den");
    session.handOver(1);
    expect(connection.last).toMatchObject({ type: "note", seat: 0, made: 1, text: "my other den" });
    connection.tell({ type: "accepted", re: connection.last.id as number });

    expect([connection.last.type, session.notes.text]).toEqual(["sit", ""]);
  });

  it("sends what was written while older notes were on their way, too", () => {
    const { session, connection } = shared();
    session.write("my other den");
    vi.advanceTimersByTime(NOTES_REST);
    session.write("my other den is wet");
    session.handOver(1);
    connection.tell({ type: "accepted", re: connection.last.id as number });
    expect(connection.last).toMatchObject({ type: "note", seat: 0, made: 2, text: "my other den is wet" });
    connection.tell({ type: "accepted", re: connection.last.id as number });

    expect([connection.last.type, session.notes.text]).toEqual(["sit", ""]);
  });
});

describe("what is about to be said", () => {
  it("is there again when it was refused, for those whom it was meant for", () => {
    const { session, connection } = seated();
    session.say("detectives", "he is by the bridge");
    connection.tell({ type: "refused", re: connection.last.id as number, reason: "too_fast" });

    expect([session.draft, session.channel]).toEqual(["he is by the bridge", "detectives"]);
  });

  it("is not replaced by what was said before, and refused", () => {
    const { session, connection } = seated();
    session.say("table", "good evening");
    session.draft = "who else is";
    connection.tell({ type: "refused", re: connection.last.id as number, reason: "too_fast" });

    expect(session.draft).toBe("who else is");
  });

  it("is not for whoever uses the device next", () => {
    const { session } = seated();
    [session.draft, session.channel] = ["he is by the", "detectives"];
    session.sit(1);

    expect([session.draft, session.channel]).toEqual(["", "table"]);
  });
});

describe("notes", () => {
  it("are sent when the writer rests, and kept when that is accepted", () => {
    const { session, connection } = seated();
    session.write("a");
    vi.advanceTimersByTime(NOTES_REST - 1);
    session.write("ab");
    vi.advanceTimersByTime(NOTES_REST);
    expect(connection.last).toMatchObject({ type: "note", made: 0, text: "ab" });
    connection.news({ accepted: [connection.last.id as number], first: 3, notes: { made: 1, text: "ab" } });

    expect(session.notes.isSaved).toBe(true);
  });

  it("are sent before the page goes", () => {
    const { session, connection } = seated();
    session.write("a");
    session.close();

    expect(connection.last).toMatchObject({ type: "note", made: 0, text: "a" });
  });

  it("that were refused are tried again", () => {
    const { session, connection } = seated();
    session.write("a");
    vi.advanceTimersByTime(NOTES_REST);
    connection.tell({ type: "refused", re: connection.last.id as number, reason: "too_fast" });
    vi.advanceTimersByTime(2 * NOTES_REST);

    expect(connection.sent.filter(({ type }) => type === "note").length).toBe(2);
    expect(session.refusal).toBeNull();
  });
});

describe("the seal", () => {
  const owing = (...seats: number[]) => {
    const table = holding(...seats);
    return {
      ...table,
      begun: false,
      seats: table.seats.map((seat) => ({ ...seat, owes_salt: seats.includes(seat.seat) })),
    };
  };
  const salts = (connection: FakeConnection) => connection.sent.filter(({ type }) => type === "add_salt");

  it("a salt goes out for each seat of ours that owes one, to the commitment that we were told", () => {
    const { connection } = opened();
    connection.seat({ now: null, table: { ...owing(0, 2), commitment: "promise" } });

    expect(salts(connection).map(({ seat, commitment }) => [seat, commitment])).toEqual([
      [0, "promise"],
      [2, "promise"],
    ]);
    expect(salts(connection)[0]!.salt).toMatch(/^[0-9a-f]{64}$/);
    expect(salts(connection)[0]!.salt).not.toEqual(salts(connection)[1]!.salt);
  });

  it("it goes out once, as long as it is not answered", () => {
    const { connection } = opened();
    connection.seat({ now: null, table: owing(0, 2) });
    connection.news({ now: null, table: owing(0, 2) });

    expect(salts(connection).length).toBe(2);
  });

  it("others' salts are theirs to add", () => {
    const { connection } = opened();
    const table = owing(0);
    connection.seat({ now: null, table: { ...table, seats: table.seats.map((seat) => ({ ...seat, mine: false })) } });

    expect(salts(connection)).toEqual([]);
  });

  it("the match can begin without them", () => {
    const { session, connection } = seated();
    session.begin();

    expect(connection.last).toMatchObject({ type: "begin", seat: 0 });
  });

  it("every link is kept with what was done by then, even of news that come at once", () => {
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    });
    const { connection } = seated();
    connection.news({ first: 3, link: "second", now: { ...NOW, made: 1 } });
    connection.news({ first: 3, link: "third", now: { ...NOW, made: 1 } });
    vi.unstubAllGlobals();

    expect(JSON.parse(stored.get(`seal ${TABLE.table}`)!).links.slice(-2)).toEqual([
      ["second", 0, 1],
      ["third", 0, 1],
    ]);
  });
});
