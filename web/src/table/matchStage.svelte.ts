/** Great moments of a match on a screen: what stages them is fetched when the match goes on, or shows its end. */

import { onDestroy, untrack } from "svelte";
import { scenesOf } from "../faces";
import type { Face } from "../faces/face";
import type { Item } from "../protocol";
import type { TableSession } from "./session.svelte";
import type { Stage } from "./stage.svelte";

type IsSecret = (item: Item) => boolean;

type Staging = () => Promise<typeof import("./staging")>;

async function fetchParts(fetchStaging: Staging, game: string, face: Promise<Face>, isSecret: IsSecret) {
  const [parts, scenes, { LogLine, flees }] = await Promise.all([fetchStaging(), scenesOf(game), face]);
  return scenes && { ...parts, scenes, log: { LogLine, isSecret, flees } };
}

/** To be made while a component is: it lives as long. */
export class MatchStage {
  stage = $state.raw<Stage>();
  parts = $state.raw<Awaited<ReturnType<typeof fetchParts>>>();
  readonly scene = $derived(this.stage?.scene);
  readonly position = $derived(this.stage?.position); // what the board shows, if not how things stand now
  readonly ending = $derived(this.stage?.ending === true); // the end is still to be staged

  constructor(session: TableSession, fetchStaging: Staging, face: () => Promise<Face>, isSecret: IsSecret) {
    const items = session.items.length;
    const over = Boolean(session.now?.outcome);
    let isLeft = false;
    const goesOn = $derived(over || session.items.length > items);

    const open = async ({ table, game }: { table: string; game: string }) => {
      const parts = (this.parts = await fetchParts(fetchStaging, game, face(), isSecret));
      if (parts && !isLeft) this.stage = new parts.Stage(parts.scenes, items, over, () => parts.wholeMatch(table));
    };

    $effect(() => {
      if (goesOn) untrack(() => void open(session.table!).catch(() => undefined)); // without it the match is as good
    });

    // Before anything is drawn: else a board that is to stay would be cleared for a blink.
    $effect.pre(() => {
      const { items, caughtUp, now } = session;
      if (this.stage) untrack(() => this.stage!.see(items, caughtUp, now));
    });

    onDestroy(() => {
      isLeft = true;
      this.stage?.close();
    });
  }

  readonly skip = (): void => this.stage?.skip();
}
