/** What is asked of the server by HTTP. */

import type {
  Aid,
  BoardFacts,
  BroughtBoard,
  Claim,
  Claimed,
  CreateTable,
  DrawnBoard,
  Failure,
  GameInfo,
  Games,
  Invitation,
  Opinion,
  Preparation,
  Reach,
  Reason,
  RematchMade,
  Rulebook,
  SeatLink,
  TableCreated,
  TableInfo,
  Tables,
  TableSummary,
  TakeSeat,
} from "../protocol";

/** Why nothing came of a request. The text `refused-<reason>` says it in the reader's language. */
export class RequestRefused extends Error {
  readonly reason: Reason | "unreachable";
  readonly text: string; // one sentence in English: what is wrong with a file, say

  constructor(reason: Reason | "unreachable", text = "") {
    super(reason);
    this.reason = reason;
    this.text = text;
  }
}

export async function ask<Answer>(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
  const response = await reach(path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const failure = answer as Failure | null;
  throw new RequestRefused(failure?.reason ?? "unreachable", failure?.text);
}

async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request);
  } catch {
    throw new RequestRefused("unreachable");
  }
}

export async function text(path: string): Promise<string> {
  const response = await reach(path, {});
  if (!response.ok) throw new RequestRefused("unreachable");
  return response.text();
}

/** What a board tells that lies at this path. */
export const boardInBrief = (path: string, language: string): Promise<BoardFacts> =>
  ask("GET", `${path}/brief/${language}`);

/** Whether a game can be played on the board in a file, given in base64, and how it looks. */
export const checkBoard = (game: string, file: string, theme: string, language: string): Promise<DrawnBoard> =>
  ask("POST", `/api/games/${game}/boards/${theme}/${language}`, { board_file: file } satisfies BroughtBoard);

/** What a chair sees, in words. */
export function viewInWords(table: string, seat: number | null, language: string): Promise<string> {
  return text(`/api/tables/${table}/view/${seat ?? "onlooker"}/${language}`);
}

const notebookAid = (table: string, chair: number | "onlooker"): Promise<Aid> =>
  ask("GET", `/api/tables/${table}/aid/${chair}`);

/**
 * What a chair can work out, and what everybody can; null is an onlooker's chair. Both are asked for, whatever the first tells: that
 * somebody asks for the second only when they know all would tell that they do, to whoever listens.
 */
export async function notebookAids(table: string, seat: number | null): Promise<[Aid, Aid]> {
  const everybody = notebookAid(table, "onlooker");
  return Promise.all([seat === null ? everybody : notebookAid(table, seat), everybody]);
}

/** What may be thought beside it; it is the same for all who see what everybody sees. */
export const notebookOpinion = (table: string, seat: number | null): Promise<Opinion> =>
  ask("GET", `/api/tables/${table}/opinion/${seat ?? "onlooker"}`);

// A change waits for the session's cookie: if the answer that brought it got lost, so would the seat.
let session: Promise<unknown> | undefined;

export async function change<Answer>(path: string, body?: unknown): Promise<Answer> {
  session ??= ask("GET", "/api/mine");
  await session.catch(() => (session = undefined));
  return ask("POST", path, body);
}

export async function myTables(): Promise<TableSummary[]> {
  const asked = ask<Tables>("GET", "/api/mine");
  session ??= asked;
  await session.catch(() => (session = undefined));
  return (await asked).tables;
}

let shelf: Promise<Games> | undefined;

/** The games on the shelf; asked for once. */
export async function games(): Promise<GameInfo[]> {
  shelf ??= ask<Games>("GET", "/api/games");
  try {
    return (await shelf).games;
  } catch (problem) {
    shelf = undefined;
    throw problem;
  }
}

/** How far a game is that is made ready for a table. */
export const preparationOf = (game: string): Promise<Preparation> => ask("GET", `/api/games/${game}/preparation`);
export const rulebook = (game: string, language: string): Promise<Rulebook> =>
  ask("GET", `/api/games/${game}/rules/${language}`);
export const publicTables = async (): Promise<TableSummary[]> => (await ask<Tables>("GET", "/api/tables")).tables;
export const tableInfo = (table: string): Promise<TableInfo> => ask("GET", `/api/tables/${table}`);
/** We add a salt for each seat of ours, as soon as we know what the table commits to. */
export function createTable(wish: CreateTable): Promise<TableCreated> {
  const seats = wish.seats.map((plan) => (plan.type === "mine" ? { ...plan, adds_salt: true } : plan));
  return change("/api/tables", { ...wish, seats } satisfies CreateTable);
}
/** Agree to play again; when everybody has, there is a table. */
export const rematch = (table: string): Promise<RematchMade> => change(`/api/tables/${table}/rematch`);
/** Without waiting for those who have not agreed. */
export const beginRematch = (table: string): Promise<RematchMade> => change(`/api/tables/${table}/rematch/now`);

export const howReached = (): Promise<Reach> => ask("GET", "/api/reach");
export const invitation = (table: string, token: string): Promise<Invitation> =>
  ask("POST", `/api/tables/${table}/invitation`, { token });

export const claim = (table: string, token: string, name?: string): Promise<Claimed> =>
  change(`/api/tables/${table}/claim`, { token, ...(name && { name, adds_salt: true }) } satisfies Claim);

const atSeat = (table: string, seat: number): string => `/api/tables/${table}/seats/${seat}`;

export const takeSeat = (table: string, seat: number, name: string): Promise<object> =>
  change(`${atSeat(table, seat)}/take`, { name, adds_salt: true } satisfies TakeSeat);
export const handToBot = (table: string, seat: number): Promise<object> => change(`${atSeat(table, seat)}/bot`, {});
/** For somebody else, who is away. */
export const letBotStandIn = (table: string, seat: number): Promise<object> =>
  change(`${atSeat(table, seat)}/stand-in`);
export const takeBack = (table: string, seat: number): Promise<object> => change(`${atSeat(table, seat)}/back`);
export const freshLink = (table: string, seat: number): Promise<SeatLink> => change(`${atSeat(table, seat)}/link`);

/** Without the server's address, which is put before it where it is shown. */
export const seatLink = (table: string, token: string): string => `/t/${table}#${token}`;
