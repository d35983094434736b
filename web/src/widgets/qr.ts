/** A text as a QR code, for the camera of a phone. Imported only when somebody asks for one. */

import { type Bitmap2D, generate } from "lean-qr";

export const MARGIN = 4; // modules of light around it, without which cameras do not find it

export interface Code {
  width: number; // with its margin
  path: string; // the dark modules, as the `d` of an SVG path
}

export function codeOf(text: string): Code {
  const code = generate(text);
  const rows = Array.from({ length: code.size }, (_, y) => rowOf(code, y));
  return { width: code.size + 2 * MARGIN, path: rows.join("") };
}

/** Neighbours are drawn as one: else hair-lines show between them. */
function rowOf(code: Bitmap2D, y: number): string {
  let path = "";
  for (let x = 0; x < code.size; x++) {
    const from = x;
    while (code.get(x, y)) x++; // outside it is light
    if (x > from) path += `M${from + MARGIN} ${y + MARGIN}h${x - from}v1h${from - x}z`;
  }
  return path;
}
