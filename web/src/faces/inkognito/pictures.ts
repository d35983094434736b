/** The drawings on the place cards, taken from the board's picture. */

export interface Shape {
  of: string; // what it is made of: sky, water, stone …
  d: string;
}

/** By card, in order. */
export function picturesOf(svg: string): Shape[][] {
  const [, ...cards] = svg.split('<g class="card"');
  return cards.map((card) => [...card.split("</g>")[0]!.matchAll(/<path class="(\w+)" d="([^"]+)"/g)].map(([, of, d]) => ({ of: of!, d: d! })));
}
