/** Panning and zooming a picture: pure arithmetic. A camera maps a point p of the picture to p * scale + shift. */

import type { Box, Point } from "./points";

export interface Camera {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: Camera = { scale: 1, x: 0, y: 0 };
export const CLOSEST = 8;

/** Nearer or farther; what is at this point stays where it is. */
export function zoomed(camera: Camera, factor: number, at: Point, box: Box): Camera {
  const scale = Math.min(CLOSEST, Math.max(1, camera.scale * factor));
  const grown = scale / camera.scale;
  return within({ scale, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown }, box);
}

export function moved(camera: Camera, dx: number, dy: number, box: Box): Camera {
  return within({ ...camera, x: camera.x + dx, y: camera.y + dy }, box);
}

/** These places, as near as they fit, with some room around them; but no nearer than this. */
export function framed(places: readonly Point[], room: number, box: Box, closest = CLOSEST): Camera {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const wanted = Math.min(box.width / (right - left + 2 * room), box.height / (bottom - top + 2 * room));
  const scale = Math.max(1, Math.min(CLOSEST, closest, wanted));
  const [x, y] = [
    box.x + box.width / 2 - ((left + right) / 2) * scale,
    box.y + box.height / 2 - ((top + bottom) / 2) * scale,
  ];
  return within({ scale, x, y }, box);
}

/** Where a point of the picture is in a frame of this size, in pixels: as large as it fits, in the middle. */
export function onScreen(point: Point, camera: Camera, box: Box, width: number, height: number): Point {
  const fit = Math.min(width / box.width, height / box.height);
  const [left, top] = [(width - box.width * fit) / 2, (height - box.height * fit) / 2];
  return {
    x: left + (point.x * camera.scale + camera.x - box.x) * fit,
    y: top + (point.y * camera.scale + camera.y - box.y) * fit,
  };
}

/** The picture always fills its frame. */
function within({ scale, x, y }: Camera, box: Box): Camera {
  return { scale, x: between(x, box.x, box.width, scale), y: between(y, box.y, box.height, scale) };
}

function between(shift: number, start: number, length: number, scale: number): number {
  const most = start - start * scale;
  return Math.min(most, Math.max(most - length * (scale - 1), shift));
}
