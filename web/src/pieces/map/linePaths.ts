/** The ways of a board between its spots, each with the path that it takes. */

import type { BoardFacts, BoardLine, Spot } from "../../protocol";

const DRAWN = /<path id="link-(\d+-\d+-\w+)" d="([^"]*)"/g;

/** As the board tells it, or as its picture draws it, or else straight from one spot to the other. */
export function withPaths(lines: BoardFacts["lines"], spots: readonly Spot[], picture = ""): BoardLine[] {
  const drawn = new Map([...picture.matchAll(DRAWN)].map(([, line, path]) => [line, path]));
  const at = new Map(spots.map(({ number, x, y }) => [number, `${x} ${y}`]));
  return lines.map((line) => {
    const { a, b, by } = line;
    return { ...line, path: line.path || (drawn.get(`${a}-${b}-${by}`) ?? `M${at.get(a)}L${at.get(b)}`) };
  });
}
