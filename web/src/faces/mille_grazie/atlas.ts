/** The roads of the map and the orders, read from its picture: cities by name, roads by the place of their letter in the alphabet. */

import { text } from "../../lib/api";
import { language } from "../../lib/texts.svelte";
import type { Mark } from "../../pieces/Dial.svelte";
import { COLOUR_WORDS } from "../../games/mille_grazie";
import type { Spot, TableInfo } from "../../protocol";
import type { Order, Orders } from "./cards";

export type Colour = Exclude<(typeof COLOUR_WORDS)[number], "">;

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

/** How many orders an ambush takes on a road of that colour: so the colours are numbered. */
export const costOf = (colour: Colour): number => COLOUR_WORDS.indexOf(colour);

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

const ORDERS = /<metadata id="orders">([^<]*)/;

/** What each card says, as the picture lists it: its number, the first city, the destination, and what it is worth. */
export function ordersOf(picture: string, spots: readonly Spot[]): Orders {
  const names = new Map(spots.map(({ number, name }) => [number, name]));
  const name = (city: number | undefined) => names.get(city ?? 0) ?? "";
  const rows = (ORDERS.exec(picture)?.[1] ?? "").split(",").map((row) => row.trim().split(" ").map(Number));
  const orders = rows.map(([card = 0, first, destination, worth = 0]): Order => ({ card, first: name(first), destination: name(destination), worth }));
  return new Map(orders.map((order) => [order.card, order]));
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export const numberOf = (letter: string): number => ALPHABET.indexOf(letter) + 1;
export const letterOf = (road: number): string => ALPHABET[road - 1]!;

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
