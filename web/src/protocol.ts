// Made by tools/protocol.py from the messages in src/nascondino/server/wire: change them, then run it.

export interface Sit {
  type: "sit";
  id: number;
  seat: number | null;
  after?: number | null;
}

export interface AddSalt {
  type: "add_salt";
  id: number;
  seat: number;
  commitment: string;
  salt: string;
}

export interface Begin {
  type: "begin";
  id: number;
  seat: number;
}

export interface Act {
  type: "act";
  id: number;
  seat: number;
  made: number;
  action: number;
}

export interface Say {
  type: "say";
  id: number;
  seat: number | null;
  key: string;
  channel: string;
  text: string;
}

export interface Note {
  type: "note";
  id: number;
  seat: number;
  made: number;
  text: string;
}

export interface LetBotsFirst {
  type: "let_bots_first";
  id: number;
  seat: number;
}

export interface Resign {
  type: "resign";
  id: number;
  seat: number;
}

export interface AskToLook {
  type: "ask_to_look";
  id: number;
  seat: number | null;
  name?: string | null;
}

export interface AnswerLook {
  type: "answer_look";
  id: number;
  seat: number;
  ask: number;
  given: boolean;
}

export interface Ping {
  type: "ping";
  id: number;
}

export interface Seated {
  type: "seated";
  re: number;
  seat: number | null;
  over: number | null;
  first: number;
  items: Array<Happened | Heard | SeatChanged | BotsGoFirst | Resigned | WouldPlayAgain | Rematched>;
  table: TableInfo;
  now: Now | null;
  offering: Offering;
  spots: Array<Spot>;
  notes: Notes | null;
  link: string;
  at: number;
}

export interface News {
  type: "news";
  accepted: Array<number>;
  first: number;
  items: Array<Happened | Heard | SeatChanged | BotsGoFirst | Resigned | WouldPlayAgain | Rematched>;
  now: Now | null;
  change: Change | null;
  table: TableInfo | null;
  spots: Array<Spot> | null;
  notes: Notes | null;
  link: string;
  at: number;
}

export interface Accepted {
  type: "accepted";
  re: number;
}

export interface Refusal {
  type: "refused";
  re: number | null;
  reason: "ahead" | "bad_board" | "bad_link" | "bad_message" | "bad_name" | "bad_settings" | "damaged" | "foreign" | "like_name" | "no_aid" | "no_hints" | "no_such_channel" | "no_such_game" | "no_such_table" | "not_begun" | "not_legal" | "not_over" | "not_possible" | "not_to_act" | "not_two_sides" | "not_yours" | "other_side" | "other_version" | "over" | "silent" | "stale" | "still_there" | "storage" | "taken" | "too_fast" | "too_many_tables" | "unsure" | "used_link";
}

export interface Reach {
  public: string | null;
  addresses: Array<string> | null;
  opening: string | null;
}

export interface Games {
  games: Array<GameInfo>;
}

export interface Preparation {
  stage: "compiling" | "loading" | "ready" | "starting";
  done: number;
  of: number;
}

export interface BoardFacts {
  name: string;
  title: string;
  digest: string;
  size: [number, number];
  radius: number;
  spots: Array<Spot>;
  transports: Array<Transport>;
  lines: Array<BoardLine>;
  drawings: Record<number, Array<Shape>>;
  cards: Array<BoardCard>;
  credits: Array<string>;
  licence: string;
}

export interface BroughtBoard {
  board_file: string;
}

export interface DrawnBoard {
  title: string;
  picture: string;
}

export interface Rulebook {
  language: string;
  lead: string;
  chapters: Array<Chapter>;
  guide: Array<GuideChapter>;
}

export interface Puzzles {
  levels: Array<number>;
}

export interface Posed {
  table: TableInfo;
  spots: Array<Spot>;
  seat: number;
  items: Array<Happened>;
  now: Now;
  question: [string, Record<string, string | number>];
  suspects: Array<Suspect>;
  level: number;
}

export interface Guess {
  case: number | null;
}

export interface Judged {
  right: boolean;
  answer: number | null;
  doubt: Doubt;
}

export interface Tables {
  tables: Array<TableSummary>;
}

export interface CreateTable {
  game: string;
  seats: Array<Open | Mine | Bot>;
  board?: string | null;
  board_file?: string | null;
  options?: Record<string, string | number>;
  public?: boolean;
  aid?: boolean | null;
  patience?: number | null;
  hints?: boolean | null;
}

export interface TableCreated {
  table: string;
  links: Array<SeatLink>;
  watch: string;
}

export interface TableInfo {
  table: string;
  game: string;
  board: string;
  own_board: string;
  options: Record<string, string | number>;
  two_sides: boolean;
  public: boolean;
  aid: boolean;
  patience: number | null;
  hints: boolean;
  opinions: boolean;
  host: boolean;
  seats: Array<SeatInfo>;
  begun: boolean;
  over: boolean;
  commitment: string;
  rematch: string | null;
  readonly: boolean;
  guests: Array<Guest>;
  silent: boolean;
}

export interface Turn {
  mine: boolean;
  names: Array<string>;
}

export interface ShownLink {
  token: string;
}

export interface Invitation {
  state: "free" | "mine" | "read" | "used" | "watch";
  game: string;
  host: string;
  seat: number | null;
  role: string;
  names: Array<string>;
  bots: number;
  free: number;
  watch: boolean;
  aid: boolean;
}

export interface Claim {
  token: string;
  name?: string | null;
  adds_salt?: boolean;
}

export interface Claimed {
  seat: number | null;
  reads: boolean;
}

export interface RematchMade {
  table: string | null;
}

export interface ReaderLink {
  token: string;
}

export interface Analysis {
  state: "done" | "failed" | "preparing" | "working";
  judged: number;
  decisions: number;
  seats: Array<SeatAccuracy>;
  lost: Array<LostChance>;
}

export interface Reviewed {
  table: TableInfo;
  offering: Offering;
  spots: Array<Spot>;
  items: Array<Happened | Resigned>;
  perceived: Array<number>;
  makers: Array<number | null>;
  highlights: Array<number>;
  reads: boolean;
}

export interface Moment {
  now: Now;
  aid: Aid;
  variation: Variation | null;
}

export interface Opinion {
  likely: Array<Likely>;
}

export interface Thoughts {
  bot: string;
  of_a_match: boolean;
  candidates: Array<Candidate>;
}

export interface Suggestion {
  bot: string;
  action: number;
}

export interface Aid {
  items: number;
  doubts: Array<Doubt>;
  told: Record<number, [string, Record<string, string | number>]>;
}

export interface TakeSeat {
  name: string;
  adds_salt?: boolean;
}

export interface Done {
}

export interface Hint {
  bot: string;
  best: number;
  best_value: number | null;
  other: number | null;
  other_value: number | null;
  reasons: Array<Why>;
}

export interface HandToBot {
  bot?: string | null;
}

export interface SeatLink {
  seat: number;
  token: string;
}

export interface Failure {
  reason: "ahead" | "bad_board" | "bad_link" | "bad_message" | "bad_name" | "bad_settings" | "damaged" | "foreign" | "like_name" | "no_aid" | "no_hints" | "no_such_channel" | "no_such_game" | "no_such_table" | "not_begun" | "not_legal" | "not_over" | "not_possible" | "not_to_act" | "not_two_sides" | "not_yours" | "other_side" | "other_version" | "over" | "silent" | "stale" | "still_there" | "storage" | "taken" | "too_fast" | "too_many_tables" | "unsure" | "used_link";
  text: string;
}

export interface Happened {
  type: "happened";
  event: Record<string, string | number | Array<number>>;
  text: [string, Record<string, string | number>];
}

export interface Heard {
  type: "heard";
  channel: string;
  seat: number | null;
  name: string;
  text: string;
  earlier?: boolean;
}

export interface SeatChanged {
  type: "seat";
  seat: number;
  what: "bot" | "left" | "lent" | "returned" | "sat";
  name: string;
  by?: string;
}

export interface BotsGoFirst {
  type: "bots_first";
  seat: number;
}

export interface Resigned {
  type: "resigned";
  seat: number;
}

export interface WouldPlayAgain {
  type: "again";
  seat: number;
}

export interface Rematched {
  type: "rematch";
  table: string;
}

export interface Now {
  view: Record<string, boolean | number | Array<unknown>>;
  figures: Array<Figure>;
  actors: Array<number>;
  roles: Array<string>;
  sides: Array<number>;
  points: Array<number>;
  made: number;
  offers: Array<[number, string, Array<number>]>;
  talk: Array<string>;
  outcome: Outcome | null;
}

export interface Offering {
  kinds: Record<string, OfferKind>;
  lists: Record<string, Array<string | number>>;
}

export interface Spot {
  number: number;
  x: number;
  y: number;
  name: string;
}

export interface Notes {
  made: number;
  text: string;
}

export interface Change {
  view?: Record<string, boolean | number | Array<unknown>>;
  figures?: Array<Figure>;
  actors?: Array<number>;
  roles?: Array<string>;
  sides?: Array<number>;
  points?: Array<number>;
  made?: number;
  offers?: Array<[number, string, Array<number>]>;
  talk?: Array<string>;
  outcome?: Outcome | null;
}

export interface GameInfo {
  id: string;
  titles: Record<string, string>;
  version: number;
  players: [number, number];
  base: number;
  roles: Array<string>;
  boards: Array<string>;
  own_board_bytes: number;
  options: Array<OptionInfo>;
  channels: Array<string>;
  reasons: Array<string>;
  highlights: Array<string>;
  bots: Array<string>;
  languages: Array<string>;
}

export interface Transport {
  id: string;
  name: string;
  light: string;
  dark: string;
  on_light: string;
  on_dark: string;
  secret: boolean;
}

export interface BoardLine {
  a: number;
  b: number;
  by: string;
  path: string;
  spot: number;
}

export interface Shape {
  of: string;
  d: string;
}

export interface BoardCard {
  number: number;
  spots: Array<number>;
  worth: number;
}

export interface Chapter {
  title: string;
  html: string;
}

export interface GuideChapter {
  topic: "aim" | "components" | "example" | "setup" | "sight" | "tips" | "turn" | "variants";
  title: string;
  html: string;
  pieces: Array<Piece>;
}

export interface Suspect {
  case: number;
  name: [string, Record<string, string | number>] | null;
  spot: number;
}

export interface Doubt {
  under: [string, Record<string, string | number>];
  about: [string, Record<string, string | number>];
  cases: Array<Case>;
  reasons: Array<[string, Record<string, string | number>]>;
  left: number;
  changed: Changed | null;
}

export interface TableSummary {
  table: string;
  game: string;
  board: string;
  players: number;
  open: Array<number>;
  names: Array<string>;
  state: "over" | "playing" | "waiting";
  updated: number;
  own_board?: string;
  winners?: Array<number>;
  mine?: Array<number>;
  turn?: Turn | null;
}

export interface Open {
  type: "open";
}

export interface Mine {
  type: "mine";
  name: string;
  adds_salt?: boolean;
}

export interface Bot {
  type: "bot";
  bot: string;
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  mine: boolean;
  present: boolean;
  away_since: number | null;
  beside: Array<number>;
  resigning: boolean;
  owes_salt: boolean;
  again: boolean;
}

export interface Guest {
  ask: number;
  name: string;
  seat: number;
  state: "asking" | "declined" | "looking";
  mine: boolean;
  given: Array<number>;
  declined: Array<number>;
}

export interface SeatAccuracy {
  seat: number;
  decisions: number;
  accuracy: number | null;
}

export interface LostChance {
  seat: number;
  moment: number;
  made: [number, string, Array<number>];
  best: [number, string, Array<number>];
  best_value: number;
  made_value: number;
  turning: boolean;
}

export interface Variation {
  items: Array<Happened>;
  choices: Array<SeatOffers>;
  left: number;
}

export interface Likely {
  name: string;
  spot: number;
  share: number;
}

export interface Candidate {
  offer: [number, string, Array<number>];
  value: number | null;
  made: boolean;
}

export interface Why {
  kind: "alike" | "hides" | "learns" | "mixes" | "only" | "saves" | "sure" | "wins";
  best: number;
  other: number;
  about: [string, Record<string, string | number>] | null;
}

export interface Figure {
  spot: number;
  mark: string;
  seat: number | null;
  name: [string, Record<string, string | number>];
}

export interface Outcome {
  reason: string;
  points: Array<number>;
  winners: Array<number>;
}

export interface OfferKind {
  facts: Array<string>;
  under: [string, Record<string, [string, string]>];
  text: [string, Record<string, [string, string]>];
  spot: [string, string] | null;
}

export interface OptionInfo {
  name: string;
  choices: Array<string | number>;
  is_seat: boolean;
  letters: LettersInfo | null;
  fewest: number;
}

export interface Piece {
  picture: string;
  html: string;
}

export interface Case {
  name: [string, Record<string, string | number>] | null;
  spot: number;
  share: number;
  why: number | null;
  since: number;
}

export interface Changed {
  since: number;
  gone: number;
  come: number;
}

export interface SeatOffers {
  seat: number;
  offers: Array<[number, string, Array<number>]>;
  made: number | null;
}

export interface LettersInfo {
  of: string;
  counts: Record<number, number>;
}

export type ToServer = Sit | AddSalt | Begin | Act | Say | Note | LetBotsFirst | Resign | AskToLook | AnswerLook | Ping;

export type ToClient = Seated | News | Accepted | Refusal;

export type Reason = "ahead" | "bad_board" | "bad_link" | "bad_message" | "bad_name" | "bad_settings" | "damaged" | "foreign" | "like_name" | "no_aid" | "no_hints" | "no_such_channel" | "no_such_game" | "no_such_table" | "not_begun" | "not_legal" | "not_over" | "not_possible" | "not_to_act" | "not_two_sides" | "not_yours" | "other_side" | "other_version" | "over" | "silent" | "stale" | "still_there" | "storage" | "taken" | "too_fast" | "too_many_tables" | "unsure" | "used_link";

export type Item = Happened | Heard | SeatChanged | BotsGoFirst | Resigned | WouldPlayAgain | Rematched;

// How long messages to the server are made, by spaces at their end.
export const ROOM = { short: 120, written: 1024, growth: 4 };
