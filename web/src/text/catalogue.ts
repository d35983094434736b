/** Texts by id, made from Fluent catalogues. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Arguments = Record<string, FluentVariable>;

/** As people count: in code and messages the first seat is 0, in all that is read it is 1. */
export function seatNumber(seat: number): number {
  return seat + 1;
}

/** Who is around a table, by name; and whose the pawns are, by their numbers: a seat's, or nobody's, as those of the police. */
export interface Around {
  players: readonly string[];
  owners: readonly (number | null)[];
}

const NOBODY: Around = { players: [], owners: [] };

/**
 * An argument named `seat` is a seat: the text may have its number, `$seat`, and who plays there, `$player`. One named `pawn` is a
 * figure: the text may have its number, who plays it, `$owner`, and whether it is all that they have, `$owns`.
 */
function asPeopleSay(args: Arguments, { players, owners }: Around): Arguments {
  const { seat, pawn } = args;
  return {
    ...args,
    ...(typeof seat === "number" && { seat: seatNumber(seat), player: players[seat] ?? `${seatNumber(seat)}` }),
    ...(typeof pawn === "number" && { ...ownerOf(pawn, { players, owners }) }),
  };
}

function ownerOf(pawn: number, { players, owners }: Around): { owns: string; owner: string } {
  const owner = owners[pawn];
  if (owner === null) return { owns: "police", owner: "" };
  if (owner === undefined || !players[owner]) return { owns: "unknown", owner: "" };
  const alone = owners.indexOf(owner) === owners.lastIndexOf(owner);
  return { owns: alone ? "alone" : "several", owner: players[owner] };
}

/** The catalogue of one language. */
export class Catalogue {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #further = new Set<string>();

  constructor(language: string, source: string) {
    this.language = language;
    // Without isolating marks, as in Python: a text is the same wherever it is made. Names of people stand in <bdi>.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.add(source);
  }

  /** Further messages: those of a game, say. */
  add(source: string, whose = ""): void {
    const [first] = this.#bundle.addResource(new FluentResource(source));
    if (first) throw first;
    this.#further.add(whose);
  }

  /** Whether those further messages are among them. */
  holds(whose: string): boolean {
    return this.#further.has(whose);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message as text. A message that is missing or lacks an argument is our mistake: told, and still readable. */
  say(id: string, args: Arguments = {}, around: Around = NOBODY): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) {
      console.error(`no text '${id}' in ${this.language}`);
      return id;
    }
    const mistakes: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, asPeopleSay(args, around), mistakes);
    for (const mistake of mistakes) console.error(`text '${id}' in ${this.language}: ${mistake.message}`);
    return text;
  }
}

/** The first wish that there is a catalogue for, in the reader's order; "de-AT" is content with "de". */
export function bestLanguage(wishes: readonly string[], available: readonly string[]): string {
  const bare = wishes.map((wish) => wish.toLowerCase().split("-")[0] ?? "");
  return bare.find((wish) => available.includes(wish)) ?? "en";
}
