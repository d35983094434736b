/** `t(id, args)`: the table's texts in the reader's language, fetched when they are needed. */

import { type Arguments, bestLanguage, Catalogue } from "./catalogue";

const files = import.meta.glob<string>("../../../src/nascondino/locale/*.ftl", { query: "?raw", import: "default" });
const loaders = new Map(Object.entries(files).map(([path, load]) => [languageOf(path), load]));

let catalogue = $state.raw<Catalogue>();

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

export function t(id: string, args?: Arguments): string {
  return catalogue?.say(id, args) ?? "";
}
