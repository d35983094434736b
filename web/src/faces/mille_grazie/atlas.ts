/** The roads of the map: cities by name, roads by the place of their letter in the alphabet. */

import type { Mark } from "../../pieces/Dial.svelte";
import type { BoardFacts } from "../../protocol";

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

export function roadsOf({ lines, spots }: BoardFacts): Road[] {
  const names = new Map(spots.map(({ number, name }) => [number, name]));
  return lines.map(({ a, b, by, path, spot }) => ({
    number: spot - ROAD_SPOTS,
    letter: letterAt(spot),
    name: names.get(spot)!,
    colour: by as Colour,
    a: names.get(a)!,
    b: names.get(b)!,
    line: path,
  }));
}

/** The letter of the road whose sign stands at a spot. */
export function letterAt(spot: number): string {
  return String.fromCharCode("A".charCodeAt(0) + spot - ROAD_SPOTS - 1);
}

export function numberOf(letter: string): number {
  return letter.charCodeAt(0) - "A".charCodeAt(0) + 1;
}
