/** Great moments among what has happened, and the board as it stood at them. */

import type { Component } from "svelte";
import type { Scene, Scenes } from "../faces/face";
import type { Happened, Item, Now } from "../protocol";

/** A scene, with what is told of it: one sentence above all, and the others around it. */
export interface FoundScene extends Scene {
  told: Happened[];
  chief: Happened;
  last: number; // where its last item is among those that were looked through
}

/** The board at a moment that has passed. */
export interface Position {
  now: Now;
  items: Item[];
}

/** In order; what joins a scene is told with it, and may give it another picture. */
export function scenesIn(items: readonly Item[], sceneOf: Scenes["sceneOf"]): FoundScene[] {
  const found: FoundScene[] = [];
  let open: FoundScene | undefined; // the last, as long as what follows belongs to it
  for (const [last, item] of items.entries()) {
    if (item.type !== "happened") continue;
    const scene = sceneOf(item.event);
    if (open?.joins?.includes(`${item.event.kind}`))
      Object.assign(open, scene && { ...scene, chief: item }, { told: [...open.told, item], last });
    else if (scene) found.push((open = { ...scene, told: [item], chief: item, last }));
    else open = undefined;
  }
  return found;
}

/** What a match is remembered by. */
export function lastPicture(items: readonly Item[], { sceneOf, end }: Scenes): Component {
  const last = scenesIn(items, sceneOf).at(-1);
  return last && last.last === items.findLastIndex(({ type }) => type === "happened") ? last.picture : end;
}

/** How the board stood when the last of these items happened, by how it stood before them; a figure that was not seen stays unseen. */
export function positionAt(before: Now, items: Item[], fresh: readonly Item[], placed: Scenes["placed"]): Position {
  const spots = spotsAfter(fresh, placed);
  const figures = before.figures.map((figure) => ({ ...figure, spot: spots.get(figure.mark) || figure.spot }));
  return { now: { ...before, figures, offers: [] }, items };
}

function spotsAfter(items: readonly Item[], placed: Scenes["placed"]): Map<string, number> {
  const spots = new Map<string, number>(); // by mark
  for (const item of items) {
    const placement = item.type === "happened" ? placed?.(item.event) : undefined;
    if (placement) spots.set(placement.mark, placement.spot);
  }
  return spots;
}

/** The last chase again, from all that happened: how the board stood after each step of who had been hidden. */
export function replayOf(now: Now, items: Item[], { placed, replays }: Scenes): Position[] {
  const what = (item: Item) => (item.type === "happened" ? replays?.(item.event) : undefined);
  const begin = Math.max(
    0,
    items.findLastIndex((item) => what(item) === "begin"),
  );
  const steps = [...items.keys()].filter((n) => n >= begin && what(items[n]!) === "step");
  return steps.map((step) => {
    const told = items.slice(0, step + 1);
    const spots = spotsAfter(told.slice(begin), placed);
    const figures = now.figures.map((figure) => ({ ...figure, spot: spots.get(figure.mark) ?? 0 }));
    return { now: { ...now, figures: figures.filter(({ spot }) => spot) }, items: told };
  });
}
