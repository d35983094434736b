/** The roads of the map and the orders, from its board: cities by name, roads by the place of their letter in the alphabet. */

import { COLOUR_WORDS, ROAD_SPOTS } from "../../games/mille_grazie";
import type { Mark } from "../../pieces/Dial.svelte";
import type { BoardFacts } from "../../protocol";
import type { Orders } from "./cards";

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

export function roadsOf({ lines, spots }: BoardFacts): Road[] {
  const names = new Map(spots.map(({ number, name }) => [number, name]));
  return lines.map(({ a, b, by, path, spot }) => ({
    number: spot - ROAD_SPOTS,
    letter: letterOf(spot - ROAD_SPOTS),
    name: names.get(spot)!,
    colour: COLOUR_WORDS.find((word): word is Colour => word === by)!,
    a: names.get(a)!,
    b: names.get(b)!,
    line: path,
  }));
}

/** What is printed on the cards. */
export function ordersOf({ cards, spots }: BoardFacts): Orders {
  const names = new Map(spots.map(({ number, name }) => [number, name]));
  const name = (city: number | undefined) => names.get(city ?? 0) ?? "";
  return new Map(
    cards.map(({ number, spots: [first, destination], worth }) => [
      number,
      { card: number, first: name(first), destination: name(destination), worth },
    ]),
  );
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export const numberOf = (letter: string): number => ALPHABET.indexOf(letter) + 1;
export const letterOf = (road: number): string => ALPHABET[road - 1]!;
