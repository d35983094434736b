import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Item, News, Now, Seated, TableInfo, ToClient } from "../protocol";
import { NOTES_REST, Sitting, type Wire } from "./sitting.svelte";
import type { LineState, Owner } from "./socket";

const TABLE: TableInfo = {
  table: "t",
  game: "venice",
  board: "venice",
  own_board: "",
  options: {},
  public: false,
  aid: false,
  host: true,
  seats: [0, 1, 2].map((seat) => ({ seat, kind: "person", name: `P${seat}`, bot: null, mine: false, present: true, owes_salt: false })),
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
const texts = (sitting: Sitting) => sitting.items.map((each) => (each.type === "happened" ? each.text[0] : each.type));

/** The server's end of the line, driven by the test. */
class FakeWire implements Wire {
  state: LineState = "closed";
  code = 0;
  next = 0;
  sent: Array<Record<string, unknown>> = [];
  constructor(readonly owner: Owner) {}

  open(): void {
    this.become("connecting");
  }
  close(): void {
    this.become("closed");
  }
  hurry(): void {}
  send(text: string): boolean {
    if (this.state === "open") this.sent.push(JSON.parse(text));
    return this.state === "open";
  }

  become(state: LineState): void {
    this.state = state;
    this.owner.changed(state);
  }
  connect(): void {
    this.become("open");
    this.owner.opened();
  }
  cut(code = 1006): void {
    this.code = code;
    this.become("waiting");
  }
  tell(message: ToClient): void {
    this.owner.heard(JSON.stringify(message));
  }
  get last(): Record<string, unknown> {
    return this.sent.at(-1)!;
  }
  /** Answer the last `sit`. */
  seat(change: Partial<Seated> = {}): void {
    const sit = this.sent.findLast(({ type }) => type === "sit")!;
    this.tell({
      type: "seated", re: sit.id as number, seat: sit.seat as number | null, over: null, first: 1, items: [],
      table: TABLE, now: NOW, spots: [], notes: null, link: "link", at: 0, ...change,
    });
  }
  news(change: Partial<News>): void {
    this.tell({ type: "news", accepted: [], first: 1, items: [], now: NOW, change: null, table: null, spots: null, notes: null, link: "next", at: 0, ...change });
  }
}

function opened(exists = true) {
  let wire!: FakeWire;
  const sitting = new Sitting((owner) => (wire = new FakeWire(owner)), async () => exists);
  sitting.open();
  wire.connect();
  return { sitting, wire };
}

/** Seated at seat 0, the only one of this device, with two items known. */
function seated() {
  const { sitting, wire } = opened();
  wire.seat({ table: holding(0) });
  wire.seat({ table: holding(0), items: [item("one"), item("two")] });
  return { sitting, wire };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("finding a chair", () => {
  it("an onlooker stays an onlooker", () => {
    const { sitting, wire } = opened();
    wire.seat();

    expect([sitting.seat, sitting.settled, sitting.curtain]).toEqual([null, true, false]);
  });

  it("whoever holds one seat sits down there", () => {
    const { sitting, wire } = opened();
    wire.seat({ table: holding(2) });

    expect(wire.last).toMatchObject({ type: "sit", seat: 2, after: null });
    expect(sitting.settled).toBe(false);
    wire.seat({ table: holding(2) });
    expect([sitting.seat, sitting.settled]).toEqual([2, true]);
  });

  it("a team on one device needs no curtain and plays whoever is to act", () => {
    const { sitting, wire } = opened();
    wire.seat({ table: holding(1, 2), now: { ...NOW, actors: [2] } });

    expect([sitting.seat, sitting.curtain]).toEqual([2, false]);
  });

  it("over a shoulder begins and ends with all anew, and is not resumed", () => {
    const { wire, sitting } = opened();
    wire.seat({ items: [item("public")] });
    wire.seat({ over: 1, items: [item("theirs"), item("secret")] });
    wire.news({ first: 3, items: [item("more")] });

    expect([sitting.seat, sitting.eyes, texts(sitting)]).toEqual([null, 1, ["theirs", "secret", "more"]]);

    wire.cut();
    wire.connect();

    expect(wire.last).toMatchObject({ type: "sit", seat: null, after: null });

    wire.seat({ items: [item("public")] });
    expect([sitting.eyes, texts(sitting)]).toEqual([null, ["public"]]);
  });

  it("several sides on one device see a curtain, and nothing of any seat is asked for", () => {
    const { sitting, wire } = opened();
    wire.seat({ table: holding(0, 1) });

    expect(sitting.curtain).toBe(true);
    expect(sitting.due.map(({ seat }) => seat)).toEqual([0]);
    expect(wire.sent.map(({ seat }) => seat)).toEqual([null]);
  });

  it("the curtain falls when a match begins on a shared device", () => {
    const { sitting, wire } = opened();
    wire.seat({ table: { ...holding(0, 1), begun: false }, now: null });
    expect([sitting.curtain, sitting.settled]).toEqual([false, true]);

    wire.news({ table: holding(0, 1) });
    expect([sitting.curtain, sitting.seat]).toEqual([true, null]);
  });
});

describe("a device that came to be shared while waiting", () => {
  it("sees the curtain when the match begins", () => {
    const { sitting, wire } = opened();
    wire.seat({ table: { ...holding(0), begun: false }, now: null });
    wire.seat({ table: { ...holding(0), begun: false }, now: null });
    wire.news({ table: { ...holding(0, 1), begun: false }, now: null });
    wire.news({ table: holding(0, 1), first: 1, items: [item("secret of seat 0")] });

    expect([sitting.seat, sitting.items]).toEqual([null, []]);
    wire.seat({ table: holding(0, 1) });
    expect(sitting.curtain).toBe(true);
  });
});

describe("news", () => {
  it("go on where the last ones ended", () => {
    const { sitting, wire } = seated();
    wire.news({ first: 3, items: [item("three")], now: { ...NOW, made: 1 }, table: { ...holding(0), over: true } });

    expect(texts(sitting)).toEqual(["one", "two", "three"]);
    expect([sitting.now?.made, sitting.table?.over, sitting.link]).toEqual([1, true, "next"]);
  });

  it("with a gap before them lead to everything being asked for", () => {
    const { sitting, wire } = seated();
    wire.news({ first: 4, items: [item("four")] });

    expect(wire.last).toMatchObject({ type: "sit", seat: 0, after: null });
    wire.seat({ table: holding(0), items: ["1", "2", "3", "4"].map(item) });
    expect(texts(sitting)).toEqual(["1", "2", "3", "4"]);
  });

  it("of a chair that was left are not listened to", () => {
    const { sitting, wire } = seated();
    sitting.sit(null);
    wire.news({ first: 1, items: [item("secret of seat 0")] });

    expect(sitting.items).toEqual([]);
  });
});

describe("a line that was cut", () => {
  it("is resumed after the last item known", () => {
    const { sitting, wire } = seated();
    wire.cut();
    wire.connect();
    expect(wire.last).toMatchObject({ type: "sit", seat: 0, after: 2 });

    wire.seat({ table: holding(0), first: 3, items: [item("three")] });
    expect(texts(sitting)).toEqual(["one", "two", "three"]);
  });

  it("forgets what was known if everything is sent", () => {
    const { sitting, wire } = seated();
    wire.cut();
    wire.connect();
    wire.seat({ table: holding(0), first: 1, items: [item("other")] });

    expect(texts(sitting)).toEqual(["other"]);
  });

  it("sends again what nobody answered, with the same count and key", () => {
    const { sitting, wire } = seated();
    sitting.act(7);
    sitting.say("table", "hello");
    const [act, say] = wire.sent.slice(-2);
    wire.cut();
    wire.connect();
    wire.seat({ table: holding(0), first: 3 });

    expect(wire.sent.slice(-2)).toEqual([act, say]);
    expect(act).toMatchObject({ type: "act", seat: 0, made: 0, action: 7 });
  });

  it("keeps a wish that was made meanwhile, and says so", () => {
    const { sitting, wire } = seated();
    wire.cut();
    sitting.act(7);
    expect(sitting.acting?.action).toBe(7);
    wire.connect();
    wire.seat({ table: holding(0), first: 3 });

    expect(wire.last).toMatchObject({ type: "act", action: 7 });
  });

  it("tells a table that is not there from a server that is not there", async () => {
    const { sitting, wire } = opened(false);
    wire.cut();
    wire.become("connecting");
    wire.cut();
    await vi.runAllTimersAsync();

    expect([sitting.trouble, wire.state]).toEqual(["unknown", "closed"]);
  });

  it("leads to no table where the seat has moved and onlookers are not let in", async () => {
    const { sitting, wire } = opened(false);
    wire.seat({ table: holding(0) });
    wire.seat({ table: holding(0) });
    wire.cut(1012);
    wire.become("connecting");
    wire.cut();
    await vi.runAllTimersAsync();

    expect([sitting.trouble, sitting.now]).toEqual(["moved", null]);
  });
});

describe("what is sent", () => {
  it.each(["news", "accepted"])("is pending until it is accepted, by %s", (how) => {
    const { sitting, wire } = seated();
    sitting.act(7);
    const id = wire.last.id as number;
    expect(sitting.acting?.id).toBe(id);
    if (how === "news") wire.news({ accepted: [id], first: 3 });
    else wire.tell({ type: "accepted", re: id });

    expect(sitting.pending).toEqual([]);
  });

  it("has not happened when it is refused, and the reason is told until the next attempt", () => {
    const { sitting, wire } = seated();
    sitting.act(7);
    wire.tell({ type: "refused", re: wire.last.id as number, reason: "not_legal" });
    expect([sitting.pending, sitting.refusal]).toEqual([[], "not_legal"]);

    sitting.act(8);
    expect(sitting.refusal).toBeNull();
  });

  it("a seat that moved to another device is said to have moved", () => {
    const { sitting, wire } = seated();
    wire.cut(1012);
    wire.connect();
    wire.tell({ type: "refused", re: wire.last.id as number, reason: "not_yours" });

    expect([sitting.trouble, sitting.items, sitting.now]).toEqual(["moved", [], null]);
    expect(wire.last).toMatchObject({ type: "sit", seat: null });
  });
});

describe("handing over the device", () => {
  function shared() {
    const { sitting, wire } = opened();
    wire.seat({ table: holding(0, 1) });
    sitting.sit(0);
    wire.seat({ table: holding(0, 1), items: [item("secret of seat 0")], notes: { made: 1, text: "my den" } });
    return { sitting, wire };
  }

  it("leaves nothing of the former seat", () => {
    const { sitting, wire } = shared();
    expect([sitting.curtain, sitting.notes.text]).toEqual([false, "my den"]);
    sitting.handOver(1);

    expect([sitting.items, sitting.now, sitting.notes.text, sitting.pending]).toEqual([[], null, "", []]);
    expect(JSON.stringify(sitting)).not.toMatch(/secret|den/);
    wire.seat({ table: holding(0, 1), now: { ...NOW, actors: [1] } });
    expect([sitting.curtain, sitting.due[0]?.seat]).toEqual([true, 1]);
  });

  it("waits behind the curtain until the last move has arrived", () => {
    const { sitting, wire } = shared();
    sitting.act(7);
    sitting.handOver(1);
    expect([sitting.curtain, wire.last.type]).toEqual([true, "act"]);
    wire.news({ accepted: [wire.last.id as number], first: 2 });

    expect(wire.last).toMatchObject({ type: "sit", seat: null });
  });

  it("needs no curtain between two of one side", () => {
    const { sitting, wire } = opened();
    wire.seat({ table: holding(1, 2), now: { ...NOW, actors: [1] } });
    wire.seat({ table: holding(1, 2), now: { ...NOW, actors: [2] }, notes: { made: 1, text: "my den" } });
    sitting.handOver(2);

    expect(wire.last).toMatchObject({ type: "sit", seat: 2, after: null });
    expect([sitting.curtain, sitting.notes.text]).toEqual([false, ""]);
  });

  it("sends notes before the seat is left", () => {
    const { sitting, wire } = shared();
    sitting.write("my other den");
    sitting.handOver(1);
    expect(wire.last).toMatchObject({ type: "note", seat: 0, made: 1, text: "my other den" });
    wire.tell({ type: "accepted", re: wire.last.id as number });

    expect([wire.last.type, sitting.notes.text]).toEqual(["sit", ""]);
  });
});

describe("notes", () => {
  it("are sent when the writer rests, and kept when that is accepted", () => {
    const { sitting, wire } = seated();
    sitting.write("a");
    vi.advanceTimersByTime(NOTES_REST - 1);
    sitting.write("ab");
    vi.advanceTimersByTime(NOTES_REST);
    expect(wire.last).toMatchObject({ type: "note", made: 0, text: "ab" });
    wire.news({ accepted: [wire.last.id as number], first: 3, notes: { made: 1, text: "ab" } });

    expect(sitting.notes.isSaved).toBe(true);
  });

  it("that were refused are tried again", () => {
    const { sitting, wire } = seated();
    sitting.write("a");
    vi.advanceTimersByTime(NOTES_REST);
    wire.tell({ type: "refused", re: wire.last.id as number, reason: "too_fast" });
    vi.advanceTimersByTime(2 * NOTES_REST);

    expect(wire.sent.filter(({ type }) => type === "note").length).toBe(2);
    expect(sitting.refusal).toBeNull();
  });
});

describe("the seal", () => {
  const owing = (...seats: number[]) => {
    const table = holding(...seats);
    return { ...table, begun: false, seats: table.seats.map((seat) => ({ ...seat, owes_salt: seats.includes(seat.seat) })) };
  };
  const salts = (wire: FakeWire) => wire.sent.filter(({ type }) => type === "add_salt");

  it("a salt goes out for each seat of ours that owes one, to the commitment that we were told", () => {
    const { wire } = opened();
    wire.seat({ now: null, table: { ...owing(0, 2), commitment: "promise" } });

    expect(salts(wire).map(({ seat, commitment }) => [seat, commitment])).toEqual([[0, "promise"], [2, "promise"]]);
    expect(salts(wire)[0]!.salt).toMatch(/^[0-9a-f]{64}$/);
    expect(salts(wire)[0]!.salt).not.toEqual(salts(wire)[1]!.salt);
  });

  it("it goes out once, as long as it is not answered", () => {
    const { wire } = opened();
    wire.seat({ now: null, table: owing(0, 2) });
    wire.news({ now: null, table: owing(0, 2) });

    expect(salts(wire).length).toBe(2);
  });

  it("others' salts are theirs to add", () => {
    const { wire } = opened();
    const table = owing(0);
    wire.seat({ now: null, table: { ...table, seats: table.seats.map((seat) => ({ ...seat, mine: false })) } });

    expect(salts(wire)).toEqual([]);
  });

  it("the match can begin without them", () => {
    const { sitting, wire } = seated();
    sitting.begin();

    expect(wire.last).toMatchObject({ type: "begin", seat: 0 });
  });

  it("every link is kept with what was done by then, even of news that come at once", () => {
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (name: string) => stored.get(name) ?? null, setItem: (name: string, value: string) => void stored.set(name, value) });
    const { wire } = seated();
    wire.news({ first: 3, link: "second", now: { ...NOW, made: 1 } });
    wire.news({ first: 3, link: "third", now: { ...NOW, made: 1 } });
    vi.unstubAllGlobals();

    expect(JSON.parse(stored.get(`seal ${TABLE.table}`)!).links.slice(-2)).toEqual([["second", 0, 1], ["third", 0, 1]]);
  });
});
