/** Points of a picture: how far apart they are, and which of them is meant. Pure arithmetic. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The nearest of them, if it is near enough. */
export function nearest<Place extends Point>(places: readonly Place[], to: Point, most = Infinity): Place | undefined {
  const inReach = places.filter((place) => distance(place, to) <= most);
  return inReach.sort((one, other) => distance(one, to) - distance(other, to))[0];
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow key leads: the nearest place in its direction, sideways counting double. */
export function towards<Place extends Point>(places: readonly Place[], from: Point, key: string): Place | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const ahead = (place: Point) => (place.x - from.x) * arrow.x + (place.y - from.y) * arrow.y;
  const aside = (place: Point) => Math.abs((place.x - from.x) * arrow.y) + Math.abs((place.y - from.y) * arrow.x);
  const cost = (place: Point) => ahead(place) + 2 * aside(place);
  return places.filter((place) => ahead(place) > 0).sort((one, other) => cost(one) - cost(other))[0];
}

/** How far apart places are that lie close together: figures and targets are sized by it. */
export function spacing(places: readonly Point[], box: Box): number {
  const gaps = places.map((place) => {
    const others = places.filter((other) => other !== place);
    return Math.min(...others.map((other) => distance(place, other)));
  });
  const usual = gaps.sort((one, other) => one - other)[Math.floor(gaps.length / 4)] ?? Infinity;
  return Math.min(usual, Math.max(box.width, box.height) / 8);
}
