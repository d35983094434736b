/** `t(id, args)`: the table's texts and those of games, in the reader's language, fetched when they are needed. */

import { keep, recall } from "../device/storage";
import { text } from "../net/api";
import type { Text } from "../offers";
import { type Arguments, bestLanguage, Catalogue, seatNumber } from "./catalogue";

export type { Text };

const files = import.meta.glob<string>("../../../src/nascondino/locale/*.ftl", { query: "?raw", import: "default" });
const loaders = new Map(Object.entries(files).map(([path, load]) => [languageOf(path), load]));

/** Texts of the table's own that not every page needs: each part is a folder beside those that do. */
export type Part = "gathering" | "lobby" | "review" | "teaching";

const FOLDER = "../../../src/nascondino/locale/";
const partFiles = import.meta.glob<string>("../../../src/nascondino/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
});

let catalogue = $state.raw<Catalogue>();
let players: readonly string[] = []; // at the table that is shown, by seat
let owners = $state.raw<readonly (number | null)[]>([]); // of its pawns
let wanted = "";
let started: Promise<void> | undefined; // when the first language is spoken
const asked = new Map<string, Promise<void>>(); // what came later, by game or `/part`, as far as it was asked for

function languageOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
}

/** Those that can be chosen, each with its own name. */
export const LANGUAGES = [...loaders.keys()].sort().map((code) => ({ code, name: languageName(code) }));

function languageName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return name[0]!.toLocaleUpperCase(code) + name.slice(1);
}

/** The language that is spoken now. */
export function language(): string {
  return catalogue?.language ?? "en";
}

/** Begin with the language that was chosen here, or else the first of these wishes that we speak. */
export function startLanguage(wishes: readonly string[]): Promise<void> {
  started = change(bestLanguage([recall("language") ?? "", ...wishes], [...loaders.keys()]));
  return started;
}

/** Speak another language from now on. Until all its texts are there, everything stays as it is. */
export async function chooseLanguage(code: string): Promise<void> {
  await change(code);
  if (wanted === code) keep("language", code); // or another was chosen meanwhile
}

async function change(code: string): Promise<void> {
  wanted = code;
  const next = new Catalogue(code, await loaders.get(code)!());
  for (let missing = missingIn(next); missing.length; missing = missingIn(next)) {
    await Promise.all(missing.map((whose) => addTexts(next, whose)));
  }
  if (wanted !== code) return; // somebody was quicker
  catalogue = next;
  document.documentElement.lang = code;
}

/** At the start nothing has to be there but the table's own texts: whoever asked for others already waits for them. */
function missingIn(next: Catalogue): string[] {
  return catalogue ? [...asked.keys()].filter((whose) => !next.holds(whose)) : [];
}

async function addTexts(catalogue: Catalogue, whose: string): Promise<void> {
  const source = await sourceOf(whose, catalogue.language);
  if (!catalogue.holds(whose)) catalogue.add(source, whose);
}

function sourceOf(whose: string, language: string): Promise<string> {
  const [, part] = whose.split("/");
  return part ? partFiles[`${FOLDER}${part}/${language}.ftl`]!() : text(`/api/games/${whose}/texts/${language}`);
}

/** Fetch a part of the table's own texts, once. */
export function loadTexts(part: Part): Promise<void> {
  return load(`/${part}`);
}

/** Fetch the texts of a game, once. */
export function loadGameTexts(game: string): Promise<void> {
  return load(game);
}

function load(whose: string): Promise<void> {
  const promised = asked.get(whose) ?? fetchTexts(whose);
  asked.set(whose, promised);
  return promised;
}

async function fetchTexts(whose: string): Promise<void> {
  try {
    if (!catalogue) await Promise.all([started, sourceOf(whose, wanted)]); // side by side; the second time it is here
    while (!catalogue!.holds(whose)) await addTexts(catalogue!, whose); // again, if the language was changed meanwhile
  } catch (problem) {
    asked.delete(whose);
    throw problem;
  }
}

/** Whom texts name from now on; what was said already stays as it was said. */
export function setPlayerNames(names: readonly string[]): void {
  players = names;
}

/** Whose the pawns are that texts speak of: by number a seat, or null; 0 is the one who flees. */
export function setPawnOwners(seats: readonly (number | null)[]): void {
  if (`${seats}` !== `${owners}`) owners = seats;
}

/** The seat that plays a pawn, or null if nobody does; nothing is known of pawns that belong to all. */
export function pawnOwner(pawn: number): number | null | undefined {
  return owners[pawn];
}

/** What a seat's badge says: the mark of its pawn, as it stands on the board; or else its number. */
export function seatMark(seat: number): string {
  const own = owners.flatMap((owner, pawn) => (owner === seat ? [pawn ? `${pawn}` : "X"] : []));
  return own.length === 1 ? own[0]! : `${seatNumber(seat)}`;
}

export function t(id: string, args?: Arguments): string {
  return catalogue?.say(id, args, { players, owners }) ?? "";
}

/** Whether there is such a text: games need not have all of them. */
export function hasText(id: string): boolean {
  return catalogue?.has(id) ?? false;
}

/** What the server has said as an id with arguments. */
export function say([id, args]: Text): string {
  return t(id, args);
}

const lists = $derived(new Intl.ListFormat(language(), { type: "conjunction" }));
const percents = $derived(new Intl.NumberFormat(language(), { style: "percent" }));
const decimals = $derived(new Intl.NumberFormat(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
const differences = $derived(new Intl.NumberFormat(language(), { signDisplay: "exceptZero" }));

const clockTimes = $derived(new Intl.DateTimeFormat(language(), { timeStyle: "short" }));
const dates = $derived(new Intl.DateTimeFormat(language(), { dateStyle: "medium" }));

/** The time of day, of seconds since 1970: "20:15". */
export function clockTime(seconds: number): string {
  return clockTimes.format(seconds * 1000);
}

/** Today the time of day, before that the date. */
export function moment(seconds: number): string {
  const isToday = new Date(seconds * 1000).toDateString() === new Date().toDateString();
  return (isToday ? clockTimes : dates).format(seconds * 1000);
}

/** Several names as one phrase: "Anna, Bruno and Carla". */
export function list(names: readonly string[]): string {
  return lists.format(names);
}

/** Facts beside each other, as many as there are: "being played · one seat is free". */
export function sideBySide(...facts: Array<string | false>): string {
  return facts.filter((fact) => fact !== false).reduce((one, other) => t("beside", { one, other }));
}

/** A share of the whole: "12%". */
export function percent(share: number): string {
  return percents.format(share);
}

/** A figure that is rarely whole: "0.25". */
export function decimal(number: number): string {
  return decimals.format(number);
}

/** What is gained or lost: "+2", "−3". */
export function signed(number: number): string {
  return differences.format(number);
}
