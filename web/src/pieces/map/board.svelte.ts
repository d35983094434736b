/** The board of a table, as soon as it is here: its picture, and what it tells besides how it looks. */

import { getContext, setContext } from "svelte";
import { theme } from "../../device/theme.svelte";
import type { Box } from "../../geometry/points";
import { boardInBrief, text } from "../../net/api";
import type { BoardFacts, Spot, TableInfo } from "../../protocol";
import { language } from "../../text/texts.svelte";
import { withLines, withPaths } from "./linePaths";

interface Asked {
  spots: readonly Spot[];
  facts: Promise<BoardFacts>;
}

const PATH = Symbol("the path at which a board is asked for");

/** Whatever is made inside of the component that says so has its board from there: it belongs to no table. */
export const haveBoardsFrom = (path: string): string => setContext(PATH, path);

/** Where a table's board is, or that which was said above. */
function pathBy(table: () => TableInfo): () => string {
  const given = getContext<string | undefined>(PATH);
  return () => given ?? `/api/tables/${table().table}/board`;
}

const asked = new Map<string, Asked>();

/** Asked for once; and again when its spots are others, for some boards are laid out anew. */
function factsOf(path: string, spots: readonly Spot[]): Promise<BoardFacts> {
  const key = `${path} ${language()}`;
  const known = asked.get(key);
  if (known?.spots === spots) return known.facts;
  const facts = boardInBrief(path, language());
  asked.set(key, { spots, facts });
  facts.catch(() => asked.delete(key));
  return facts;
}

/** With what a table has told already. */
function completed(facts: BoardFacts, spots: readonly Spot[]): BoardFacts {
  return { ...facts, spots: [...spots], lines: withPaths(facts.lines, spots) };
}

export interface LoadedFacts {
  readonly facts: BoardFacts | undefined; // nothing yet, or nothing at all
}

/** To be asked for while a component is made; it follows the table and its spots. */
export function loadFacts(table: () => TableInfo, spots: () => readonly Spot[]): LoadedFacts {
  let facts = $state.raw<BoardFacts>();
  const path = $derived.by(pathBy(table)); // the same, whatever else of the table changes

  $effect(() => {
    let current = true;
    const at = spots();
    factsOf(path, at).then(
      (told) => current && (facts = completed(told, at)),
      () => undefined, // there are words for all of it
    );
    return () => (current = false);
  });

  return {
    get facts() {
      return facts;
    },
  };
}

export interface LoadedBoard extends LoadedFacts {
  readonly picture: string;
  readonly missing: boolean;
}

/** The same with its picture, which follows the theme too; both come together. */
export function loadBoard(table: () => TableInfo, spots: () => readonly Spot[]): LoadedBoard {
  let loaded = $state.raw<{ facts?: BoardFacts; picture: string }>({ picture: "" });
  let missing = $state(false);
  const path = $derived.by(pathBy(table)); // the same, whatever else of the table changes

  $effect(() => {
    let current = true;
    const unlined = text(`${path}/brief/${theme()}/${language()}`);
    const at = spots();
    const put = (told: BoardFacts, picture: string) => {
      const facts = completed(told, at);
      [loaded, missing] = [{ facts, picture: withLines(picture, facts.lines) }, false];
    };
    Promise.all([factsOf(path, at), unlined]).then(
      ([told, picture]) => current && put(told, picture),
      () => current && (missing = true),
    );
    return () => (current = false);
  });

  return {
    get facts() {
      return loaded.facts;
    },
    get picture() {
      return loaded.picture;
    },
    get missing() {
      return missing;
    },
  };
}

/** What the picture shows. */
export function boxOf(facts: BoardFacts | undefined): Box {
  const [width, height] = facts?.size ?? [100, 100];
  return { x: 0, y: 0, width, height };
}
