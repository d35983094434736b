/**
 * Lessons: the first steps of a game at a real table, explained one by one. A game's own are in `<game>.ts`, one for each side;
 * any other game has the general one, ANY. The text of a step is the game's message `<game>-learn-<name>`; of ANY,
 * `learn-any-<name>`.
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
  role: string; // that is learnt; the table's address names it
  seats: number;
  mine: number; // the seat that has this role first
  steps: Step[];
}

export const ANY: Lesson = {
  role: "",
  seats: 0,
  mine: 0,
  steps: [
    { name: "goal", at: "board", until: "read" },
    { name: "choose", at: "offers", until: "acted" },
    { name: "told", at: "log", until: "read" },
    { name: "end", at: "prompt", until: "read" },
  ],
};

const own = import.meta.glob<Lesson[]>(["./*.ts", "!./index.ts", "!./*.test.ts"], { import: "default" });

/** The game's first one is that of its most particular role. */
export async function lessonsOf(game: string): Promise<Lesson[]> {
  return (await own[`./${game}.ts`]?.()) ?? [ANY];
}

/** The one for a role; of a role that has none, the first. */
export async function lessonOf(game: string, role: string): Promise<Lesson> {
  const lessons = await lessonsOf(game);
  return lessons.find((lesson) => lesson.role === role) ?? lessons[0]!;
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
