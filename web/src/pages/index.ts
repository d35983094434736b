/** Each place's page, fetched when somebody goes there: who comes by a link to a table needs no other. */

import type { Component } from "svelte";
import type { Route } from "../device/routes";

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
const fetched = new Map<Place, Promise<Page>>();

export function pageOf(place: Place): Promise<Page> {
  const asked = fetched.get(place) ?? fetchPage(place);
  fetched.set(place, asked);
  return asked;
}

async function fetchPage(place: Place): Promise<Page> {
  try {
    return (await FILES[place]()).default;
  } catch (problem) {
    fetched.delete(place); // another attempt may be luckier
    throw problem;
  }
}
