/** Each place's page, fetched when somebody goes there: who comes by a link to a table needs no other. */

import type { Component } from "svelte";
import type { Route } from "./routes";

type Page = Component<any>; // a page takes what its route holds, and routes differ

const files = import.meta.glob<{ default: Page }>("../pages/*.svelte");
const fetched = new Map<Route["place"], Promise<Page>>();

export function pageOf(place: Route["place"]): Promise<Page> {
  const asked = fetched.get(place) ?? fetchPage(place);
  fetched.set(place, asked);
  return asked;
}

async function fetchPage(place: Route["place"]): Promise<Page> {
  try {
    const name = place[0]!.toUpperCase() + place.slice(1);
    return (await files[`../pages/${name}.svelte`]!()).default;
  } catch (problem) {
    fetched.delete(place); // another attempt may be luckier
    throw problem;
  }
}
