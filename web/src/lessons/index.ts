/**
 * Lessons: the first steps of a game at a real table, explained one by one. A game's own is in `<game>.ts`; any other game
 * has the general one, ANY. The text of a step is the game's message `<game>-learn-<name>`; of ANY, `learn-any-<name>`.
 */

/** A part of the table that a step points at. */
export type Part = "prompt" | "board" | "offers" | "do-it" | "log" | "seats" | "view";

/** What ends a step: that it was read, that something is chosen, that an action was made, that it is one's turn. */
export type Until = "read" | "chosen" | "acted" | "turn";

export interface Step {
  name: string;
  at: Part;
  until: Until;
}

export interface Lesson {
  seats: number;
  steps: Step[];
}

export const ANY: Lesson = {
  seats: 0,
  steps: [
    { name: "goal", at: "board", until: "read" },
    { name: "choose", at: "offers", until: "acted" },
    { name: "told", at: "log", until: "read" },
    { name: "end", at: "prompt", until: "read" },
  ],
};

const own = import.meta.glob<Lesson>(["./*.ts", "!./index.ts", "!./*.test.ts"], { import: "default" });

export async function lessonOf(game: string): Promise<Lesson> {
  return (await own[`./${game}.ts`]?.()) ?? ANY;
}

/** How things are, as far as it can end a step. */
export interface Situation {
  isChosen: boolean;
  made: number; // actions since the step began
  isMyTurn: boolean;
  isOver: boolean; // a beginner may lose early: what is left to read can still be read
}

export function isDone(step: Step, { isChosen, made, isMyTurn, isOver }: Situation): boolean {
  switch (step.until) {
    case "read":
      return false;
    case "chosen":
      return isChosen || made > 0 || isOver;
    case "acted":
      return made > 0 || isOver;
    case "turn":
      return isMyTurn || isOver;
  }
}
