/**
 * What this device knows of a table through the chair it looks through, and what it has sent and nobody has answered yet.
 *
 * Nothing of one seat outlives the change to another: the server is asked anew, and what was known is forgotten first.
 */

import { dropSalt, keepCommitment, keepLink, keptOf, randomHex, saltFor } from "../device/keptSeal";
import type { ConnectionState, ConnectionListener } from "../net/connection";
import { padded } from "../net/padding";
import { putIntoWords } from "../offers";
import type {
  Act,
  AddSalt,
  AnswerLook,
  Begin,
  LetBotsFirst,
  Guest,
  Item,
  AskToLook,
  News,
  Note,
  Now,
  Offering,
  Reason,
  Refusal,
  Resign,
  Say,
  Seated,
  SeatInfo,
  Spot,
  TableInfo,
  ToClient,
  ToServer,
} from "../protocol";
import { afterNews } from "./news";
import { NotesDraft } from "./notes";

export type Wish = AddSalt | Begin | Act | Say | Note | LetBotsFirst | Resign | AskToLook | AnswerLook;

/** The connection to the server, as far as it matters here. */
export interface SessionConnection {
  readonly state: ConnectionState;
  readonly code: number;
  readonly retryAt: number;
  open(): void;
  close(): void;
  reconnectNow(): void;
  send(text: string): boolean;
}

/** `moved`: my seat is on another device now. `unknown`: there is no such table, or not for me. */
export type Trouble = "moved" | "unknown";

export const NOTES_REST = 800; // milliseconds without a keystroke, and notes are sent
const ALL_HEAR = "table"; // every game has this channel
const AGAIN = 1012; // a close code: connect again
const TOO_FAST_REST = 1000;

export class TableSession implements ConnectionListener {
  table = $state.raw<TableInfo>();
  now = $state.raw<Now | null>(null);
  acted = $state<number | null>(null); // so many items were there when we last did something; null if that was long ago
  offering = $state.raw<Offering>({ kinds: {}, lists: {} });
  readonly offers = $derived(this.now?.offers.map((offer) => putIntoWords(offer, this.offering)) ?? []);
  items = $state.raw<Item[]>([]);
  caughtUp = 0; // so many of them came when we sat down, or sat down again; the others as they happened
  spots = $state.raw<Spot[]>([]);
  notes = $state.raw(new NotesDraft());
  draft = $state(""); // what is about to be said, wherever it is typed
  channel = $state(ALL_HEAR); // for whom it is meant
  link = $state("");
  seat = $state<number | null>(null);
  shoulder = $state<number | null>(null); // as an onlooker: the seat over whose shoulder we look
  pending = $state.raw<Wish[]>([]);
  refusal = $state<Reason | null>(null);
  trouble = $state<Trouble | null>(null);
  connectionState = $state<ConnectionState>("closed");
  restarting = $state(false); // the server itself has cut the connection, and asks us to call again
  retryAt = $state(0); // when a lost connection is tried again, by the clock of this device
  settled = $state(false); // whether we look through the chair that we want
  #ahead = 0; // milliseconds that the server's clock is ahead of ours
  onlooks = false; // for good, whoever sits on this device: others see the screen
  leaving = $state(false); // a seat is left as soon as all that it sent is answered

  readonly #connection: SessionConnection;
  readonly #exists: () => Promise<boolean>;
  #id = 0;
  #sit = 0; // the number of the last `sit`; until it is answered, nothing that comes is for us
  #answered = false;
  #cut = false;
  #heldSeat = false;
  #heir: number | null = null; // who looks through the next chair
  #met = false; // it has been open since it was last tried
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(connect: (listener: ConnectionListener) => SessionConnection, exists: () => Promise<boolean>) {
    this.#connection = connect(this);
    this.#exists = exists;
  }

  open(): void {
    this.#connection.open();
  }

  close(): void {
    if (this.#answered) this.#sendNotes();
    clearTimeout(this.#rest);
    this.#connection.close();
  }

  reconnectNow(): void {
    this.#connection.reconnectNow();
  }

  /** In milliseconds since 1970: times that it tells are its own. */
  serverTime(): number {
    return Date.now() + this.#ahead;
  }

  // Who we are.

  get mySeats(): SeatInfo[] {
    return this.table?.seats.filter((seat) => seat.mine) ?? [];
  }

  get me(): SeatInfo | null {
    return this.seat === null ? null : (this.table?.seats[this.seat] ?? null);
  }

  /** Whose view this is; null is an onlooker's. */
  get eyes(): number | null {
    return this.seat ?? this.shoulder;
  }

  /** Our own wish to look over a shoulder. */
  get myLookRequest(): Guest | undefined {
    return this.table?.guests.find((guest) => guest.mine);
  }

  /** Seats on this device that are to act, and that no bot plays. */
  get dueSeats(): SeatInfo[] {
    return this.mySeats.filter((own) => !own.bot && this.now?.actors.includes(own.seat));
  }

  /** Whether two seats may see each other's screen. */
  mayShareScreen(one: number, other: number): boolean {
    return this.now !== null && this.now.sides[one] === this.now.sides[other];
  }

  /** Several people use this device, and none of them has said that the others look away. */
  get curtain(): boolean {
    return this.leaving || (!this.onlooks && this.seat === null && !!this.now && !this.table?.over && this.isShared);
  }

  /** Several people use this device, who may not see each other's screen. */
  get isShared(): boolean {
    const [first, ...others] = this.mySeats;
    return first !== undefined && others.some((other) => !this.mayShareScreen(first.seat, other.seat));
  }

  // Changing chairs.

  /** Look through another chair; null is an onlooker's. */
  sit(seat: number | null): void {
    if (seat !== this.seat) this.#forget();
    this.seat = seat;
    this.leaving = false;
    this.#askForChair(null);
  }

  /** Let another use the device. Who shares all with us can go on at once; else the curtain falls. */
  handOver(to: number): void {
    this.#sendNotes();
    this.#heir = this.seat !== null && this.mayShareScreen(this.seat, to) ? to : null;
    this.leaving = true;
    this.#leaveIfAnswered();
  }

  /** What was sent is waited for, behind the curtain. */
  #leaveIfAnswered(): void {
    if (this.leaving && this.pending.length === 0) this.sit(this.#heir);
  }

  #forget(): void {
    clearTimeout(this.#rest);
    this.now = null;
    this.acted = null;
    this.shoulder = null;
    this.items = [];
    this.notes = new NotesDraft();
    [this.draft, this.channel] = ["", ALL_HEAR];
    this.pending = [];
    this.refusal = null;
    this.settled = false;
  }

  /** One of us alone, or a team, need not ask who is looking. */
  #arrange(): void {
    this.#heldSeat ||= this.mySeats.length > 0;
    const mine = this.dueSeats[0] ?? this.mySeats[0];
    const waiting = this.mySeats.length > 1 && !this.now;
    if (this.seat === null && mine && !this.onlooks && !this.curtain && !waiting) this.sit(mine.seat);
    else this.settled = true;
  }

  // What we wish for.

  act(action: number): void {
    if (this.seat === null || !this.now) return;
    this.acted = this.items.length;
    this.#wish({ type: "act", id: this.#number(), seat: this.seat, made: this.now.made, action });
  }

  say(channel: string, text: string): void {
    this.#wish({ type: "say", id: this.#number(), seat: this.seat, key: randomHex(10), channel, text });
  }

  /** Without the salts of others, who do not come. */
  begin(): void {
    const mine = this.mySeats[0];
    if (mine) this.#wish({ type: "begin", id: this.#number(), seat: mine.seat });
  }

  letBotsFirst(): void {
    if (this.seat !== null) this.#wish({ type: "let_bots_first", id: this.#number(), seat: this.seat });
  }

  resign(): void {
    if (this.seat !== null) this.#wish({ type: "resign", id: this.#number(), seat: this.seat });
  }

  /** Ask to look over a shoulder, or, with null, look no longer. */
  askToLook(seat: number | null, name: string | null = null): void {
    this.#wish({ type: "ask_to_look", id: this.#number(), seat, name });
  }

  /** Answer an onlooker's wish, as the seat that we look through. */
  answerLook(guest: Guest, given: boolean): void {
    if (this.seat !== null)
      this.#wish({ type: "answer_look", id: this.#number(), seat: this.seat, ask: guest.ask, given });
  }

  /** The action that was sent and is not yet answered. */
  get acting(): Act | undefined {
    return this.pending.find((wish) => wish.type === "act");
  }

  #wish(wish: Wish): void {
    this.refusal = null;
    this.pending = [...this.pending, wish];
    if (this.#answered) this.#send(wish);
  }

  #number(): number {
    return ++this.#id;
  }

  #send(message: ToServer): void {
    this.#connection.send(padded(message));
  }

  // Notes.

  write(text: string): void {
    this.notes = this.notes.edit(text);
    this.#sendNotesAfter(NOTES_REST);
  }

  keepMyNotes(): void {
    this.notes = this.notes.keepMine();
    this.#sendNotes();
  }

  takeTheirNotes(): void {
    this.notes = this.notes.takeTheirs();
  }

  #sendNotesAfter(rest: number): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#sendNotes(), rest);
  }

  #sendNotes(): void {
    clearTimeout(this.#rest);
    const wish = this.notes.wish;
    if (!wish || this.seat === null) return;
    this.notes = this.notes.sending();
    this.#wish({ type: "note", id: this.#number(), seat: this.seat, ...wish });
  }

  // The connection.

  opened(): void {
    this.#met = true;
    this.#cut = true;
    this.#askForChair(this.settled && this.shoulder === null ? this.items.length : null); // over a shoulder other numbers count
  }

  changed(state: ConnectionState): void {
    this.connectionState = state;
    this.restarting = state !== "open" && (this.restarting || this.#connection.code === AGAIN);
    this.retryAt = this.#connection.retryAt;
    if (state !== "open") this.#answered = false;
    if (state === "connecting") this.#met = false;
    if (state === "waiting" && !this.#met) void this.#lookWhetherItExists();
  }

  ping(): string {
    return padded({ type: "ping", id: this.#number() });
  }

  heard(text: string): void {
    const message = JSON.parse(text) as ToClient;
    if (message.type === "seated") this.#seated(message);
    else if (message.type === "refused") this.#refused(message);
    else if (!this.#answered) return;
    else if (message.type === "news") this.#news(message);
    else this.#accepted([message.re]);
  }

  async #lookWhetherItExists(): Promise<void> {
    if (await this.#exists()) return;
    this.trouble = this.#heldSeat ? "moved" : "unknown";
    this.#forget();
    this.#connection.close();
  }

  #askForChair(after: number | null): void {
    this.#answered = false;
    this.#sit = this.#number();
    this.#send({ type: "sit", id: this.#sit, seat: this.seat, after });
  }

  #seated(message: Seated): void {
    if (message.re !== this.#sit) return;
    if (message.first !== 1 && message.first !== this.items.length + 1) return this.#askForChair(null);
    this.#answered = true;
    this.#ahead = message.at - Date.now();
    this.shoulder = message.over;
    this.items = message.first === 1 ? message.items : [...this.items, ...message.items];
    this.caughtUp = this.items.length;
    this.now = message.now;
    this.table = message.table;
    this.offering = message.offering;
    this.spots = message.spots;
    this.link = message.link;
    this.notes = this.notes.arrived(message.notes);
    if (this.#cut) for (const wish of this.pending) this.#send(wish);
    this.#cut = false;
    this.#heedSeal();
    this.#arrange();
  }

  #news(news: News): void {
    if (news.first !== this.items.length + 1) return this.#askForChair(null);
    const begins = !this.now && news.now;
    if (news.items.length) this.items = [...this.items, ...news.items];
    this.now = afterNews(this.now, news);
    this.table = news.table ?? this.table;
    this.spots = news.spots ?? this.spots;
    this.link = news.link;
    if (news.notes) this.notes = this.notes.arrived(news.notes);
    this.#accepted(news.accepted);
    this.#heedSeal();
    if (begins && this.seat !== null && this.isShared) this.sit(null);
    else if (this.seat === null) this.#arrange();
  }

  /** Keep what the server is bound by from now on; and add our salts, which nobody can have known when it bound itself. */
  #heedSeal(): void {
    if (!this.table) return;
    const { table, commitment } = this.table;
    keepCommitment(table, commitment);
    if (this.now) keepLink(table, this.link, this.seat, this.now.made);
    const sent = this.pending.filter((wish) => wish.type === "add_salt").map(({ seat }) => seat);
    const owed = this.mySeats.filter(({ seat, owes_salt }) => owes_salt && !sent.includes(seat));
    for (const { seat } of owed) {
      const promised = keptOf(table)?.commitment ?? commitment; // as we first heard it: if the table says another now, it refuses
      this.#wish({ type: "add_salt", id: this.#number(), seat, commitment: promised, salt: saltFor(table, seat) });
    }
  }

  #accepted(ids: number[]): void {
    const done = this.pending.filter((wish) => ids.includes(wish.id));
    if (done.length === 0) return;
    this.pending = this.pending.filter((wish) => !ids.includes(wish.id));
    if (done.some((wish) => wish.type === "note")) {
      this.notes = this.notes.accepted();
      if (this.leaving) this.#sendNotes();
      else this.#sendNotesAfter(NOTES_REST);
    }
    this.#leaveIfAnswered();
  }

  #refused({ re, reason }: Refusal): void {
    if (re === this.#sit) return this.#chairRefused(reason);
    const wish = this.pending.find(({ id }) => id === re);
    if (!wish) return;
    this.pending = this.pending.filter((other) => other !== wish);
    if (wish.type === "note") this.#notesRefused();
    else if (wish.type === "add_salt" && reason === "not_possible") dropSalt(this.table!.table, wish.seat);
    else if (wish.type !== "let_bots_first") this.refusal = reason;
    if (wish.type === "say" && !this.draft) [this.draft, this.channel] = [wish.text, wish.channel];
    this.#leaveIfAnswered();
  }

  #chairRefused(reason: Reason): void {
    if (reason === "too_fast") {
      setTimeout(() => this.#askForChair(null), TOO_FAST_REST);
    } else {
      this.trouble = "moved";
      this.sit(null);
    }
  }

  #notesRefused(): void {
    this.notes = this.notes.refused();
    this.#sendNotesAfter(TOO_FAST_REST);
  }
}
