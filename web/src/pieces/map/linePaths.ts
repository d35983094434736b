/** The lines of a board between its spots, each with the path that it takes. */

import type { BoardFacts, BoardLine, Spot } from "../../protocol";

/** As the board tells it, or else straight from one spot to the other. */
export function withPaths(lines: BoardFacts["lines"], spots: readonly Spot[]): BoardLine[] {
  const at = new Map(spots.map(({ number, x, y }) => [number, `${x} ${y}`]));
  return lines.map((line) => ({ ...line, path: line.path || `M${at.get(line.a)}L${at.get(line.b)}` }));
}

/** A picture that came without its lines, with them: each transport has a place for its own. */
export function withLines(picture: string, lines: readonly BoardLine[]): string {
  return picture.replaceAll(/<g id="links-([\w-]+)">/g, (place, transport) => {
    const own = lines.filter((line) => line.by === transport);
    return place + own.map(({ path }) => `<path d="${path}"/>`).join("");
  });
}
