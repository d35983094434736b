/** The roads of the map, read from its picture: cities by name, roads by the place of their letter in the alphabet. */

import { text } from "../../lib/api";
import { language } from "../../lib/texts.svelte";
import type { Mark } from "../../pieces/Dial.svelte";
import type { TableInfo } from "../../protocol";

export type Colour = "green" | "violet" | "orange";

export interface Road {
  number: number;
  letter: string;
  name: string;
  colour: Colour;
  a: string; // where its line begins
  b: string; // where it ends
  line: string; // as path data
}

export const SHAPES: Record<Colour, Mark["shape"]> = { green: "disc", violet: "square", orange: "diamond" };
export const COST: Record<Colour, number> = { green: 1, violet: 2, orange: 3 }; // orders that an ambush takes there
export const FIELD_SPOTS = 100; // the spot of a city's field is so much more than the city's; below are cities
export const ROAD_SPOTS = 200; // a road's is so much more than its number

const LINE = /<path class="road (\w+)" id="road-([A-Z])" data-name="([^"]*)" data-a="([^"]*)" data-b="([^"]*)" d="([^"]*)"/g;

export function roadsOf(picture: string): Road[] {
  return [...picture.matchAll(LINE)].map(([, colour, letter, name, a, b, line]) => ({
    number: numberOf(letter!),
    letter: letter!,
    name: plain(name!),
    colour: colour as Colour,
    a: plain(a!),
    b: plain(b!),
    line: line!,
  }));
}

export function numberOf(letter: string): number {
  return letter.charCodeAt(0) - "A".charCodeAt(0) + 1;
}

function plain(attribute: string): string {
  return attribute.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

const pictures = new Map<string, Promise<string>>();

/** The picture of a table's board; it never changes, so it is asked for once. */
export function pictureOf(table: TableInfo, theme: "light" | "dark"): Promise<string> {
  const path = `/api/tables/${table.table}/board/${theme}/${language()}`;
  const asked = pictures.get(path) ?? text(path);
  pictures.set(path, asked);
  asked.catch(() => pictures.delete(path));
  return asked;
}
