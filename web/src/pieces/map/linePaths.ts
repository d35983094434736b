/** The lines of a board between its spots, each with the path that it takes. */

import type { BoardFacts, BoardLine, Spot } from "../../protocol";

/** As the board tells it, or else straight from one spot to the other. */
export function withPaths(lines: BoardFacts["lines"], spots: readonly Spot[]): BoardLine[] {
  const at = new Map(spots.map(({ number, x, y }) => [number, `${x} ${y}`]));
  return lines.map((line) => ({ ...line, path: line.path || `M${at.get(line.a)}L${at.get(line.b)}` }));
}

/** A picture that came without its lines, with them: each transport has a group for its own. */
export function withLines(picture: string, lines: readonly BoardLine[]): string {
  return [...new Set(lines.map(({ by }) => by))].reduce((drawn, transport) => {
    const own = lines.filter(({ by }) => by === transport).map(({ path }) => `<path d="${path}"/>`);
    return drawn.replace(`<g id="links-${transport}">`, (group) => group + own.join(""));
  }, picture);
}
