/** Each place's page, fetched when somebody goes there: who comes by a link to a table needs no other. */

import type { Component } from "svelte";
import type { Route } from "../device/routes";
import { loadTexts, type Part } from "../text/texts.svelte";

type Place = Route["place"];
// A page takes what its route holds, and routes differ.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Page = Component<any>;

const FILES: Record<Place, () => Promise<{ default: Page }>> = {
  home: () => import("./Home.svelte"),
  new: () => import("./New.svelte"),
  tables: () => import("./Tables.svelte"),
  lessons: () => import("./Lessons.svelte"),
  learn: () => import("./Learn.svelte"),
  puzzle: () => import("./Puzzle.svelte"),
  table: () => import("./Table.svelte"),
  review: () => import("./Review.svelte"),
  "not-found": () => import("./NotFound.svelte"),
};
/** What is said there, besides what is said everywhere. */
const TEXTS: Partial<Record<Place, Part[]>> = {
  home: ["lobby"],
  new: ["lobby"],
  tables: ["lobby"],
  lessons: ["lobby"],
  learn: ["lobby"],
  puzzle: ["lobby"],
  review: ["review", "gathering"],
};
const fetched = new Map<Place, Promise<Page>>();

export function pageOf(place: Place): Promise<Page> {
  const asked = fetched.get(place) ?? fetchPage(place);
  fetched.set(place, asked);
  return asked;
}

async function fetchPage(place: Place): Promise<Page> {
  try {
    const [page] = await Promise.all([FILES[place](), ...(TEXTS[place] ?? []).map(loadTexts)]);
    return page.default;
  } catch (problem) {
    fetched.delete(place); // another attempt may be luckier
    throw problem;
  }
}
