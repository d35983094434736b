// Ways that a board tells without a path are straight, from one spot to the other.

import type { BoardFacts } from "../../protocol";

export function withStraightLines(facts: BoardFacts): BoardFacts {
  const spots = new Map(facts.spots.map((spot) => [spot.number, `${spot.x} ${spot.y}`]));
  return {
    ...facts,
    lines: facts.lines.map((line) => ({ ...line, path: line.path || `M${spots.get(line.a)}L${spots.get(line.b)}` })),
  };
}
