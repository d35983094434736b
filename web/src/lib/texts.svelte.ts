/** `t(id, args)`: the table's texts and those of games, in the reader's language, fetched when they are needed. */

import type { Offer } from "../protocol";
import { text } from "./api";
import { type Arguments, bestLanguage, Catalogue } from "./catalogue";

export type Text = Offer["text"];

const files = import.meta.glob<string>("../../../src/nascondino/locale/*.ftl", { query: "?raw", import: "default" });
const loaders = new Map(Object.entries(files).map(([path, load]) => [languageOf(path), load]));

let catalogue = $state.raw<Catalogue>();
const learnt = new Map<string, Promise<void>>();

function languageOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
}

/** Fetch the texts for the first of these languages that we speak. */
export async function speak(wishes: readonly string[]): Promise<void> {
  const language = bestLanguage(wishes, [...loaders.keys()]);
  const source = await loaders.get(language)!();
  catalogue = new Catalogue(language, source);
  document.documentElement.lang = language;
}

/** Fetch the texts of a game, once. */
export function learn(game: string): Promise<void> {
  const asked = learnt.get(game) ?? fetchTexts(game);
  learnt.set(game, asked);
  return asked;
}

async function fetchTexts(game: string): Promise<void> {
  try {
    catalogue!.add(await text(`/api/games/${game}/texts/${catalogue!.language}`));
  } catch (problem) {
    learnt.delete(game);
    throw problem;
  }
}

export function t(id: string, args?: Arguments): string {
  return catalogue?.say(id, args) ?? "";
}

/** What the server has said as an id with arguments. */
export function say([id, args]: Text): string {
  return t(id, args);
}

/** Several names as one phrase: "Anna, Bruno and Carla". */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(catalogue?.language ?? "en", { type: "conjunction" }).format(names);
}

/** A share of the whole: "12%". */
export function percent(share: number): string {
  return new Intl.NumberFormat(catalogue?.language ?? "en", { style: "percent" }).format(share);
}
