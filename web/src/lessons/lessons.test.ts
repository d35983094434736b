import { describe, expect, it } from "vitest";
import english from "../../../src/nascondino/locale/en.ftl?raw";
import { ANY, isDone, lessonOf, lessonsOf, type Situation, type Step, type Until } from ".";

const QUIET: Situation = { isChosen: false, made: 0, isMyTurn: false, isOver: false };
const catalogues = import.meta.glob<string>("../../../src/nascondino/games/*/locale/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games = Object.entries(catalogues).map(([path, texts]) => [/games\/(\w+)/.exec(path)![1]!, texts] as const);

const step = (until: Until): Step => ({ name: "it", at: "board", until });

describe("a lesson", () => {
  it.each(games)("of %s has a text for every step, and no other", async (game, texts) => {
    const written = [...texts.matchAll(/^(\w+-learn-[\w-]+) =/gm)].map(([, id]) => id);
    const steps = (await lessonsOf(game)).flatMap((lesson) => lesson.steps);

    expect(steps.map(({ name }) => `${game}-learn-${name}`)).toEqual(written);
  });

  it.each(games)("of %s is there for both sides, by the names of roles", async (game, texts) => {
    const roles = (await lessonsOf(game)).map(({ role }) => role);

    expect(roles).toHaveLength(2);
    for (const role of roles) expect(texts).toContain(`\n${game}-role-${role} =`);
  });

  it("is found by its role, or else the first is taken", async () => {
    expect((await lessonOf("venice", "detective")).mine).toBe(1);
    expect((await lessonOf("venice", "")).role).toBe("mister_x");
  });

  it("of a game without its own is the general one, with a text for every step", async () => {
    expect(await lessonsOf("marmot")).toEqual([ANY]);
    for (const { name } of ANY.steps) expect(english).toContain(`\nlearn-any-${name} = `);
  });
});

describe("a step ends", () => {
  it.each<[Until, Partial<Situation>]>([
    ["chosen", { isChosen: true }],
    ["chosen", { made: 1 }],
    ["acted", { made: 1 }],
    ["turn", { isMyTurn: true }],
    ["chosen", { isOver: true }],
    ["acted", { isOver: true }],
    ["turn", { isOver: true }],
  ])("until %s: when %j", (until, change) => expect(isDone(step(until), { ...QUIET, ...change })).toBe(true));

  it.each<[Until, Partial<Situation>]>([
    ["read", { isChosen: true, made: 1, isMyTurn: true, isOver: true }],
    ["chosen", { isMyTurn: true }],
    ["acted", { isChosen: true, isMyTurn: true }],
    ["turn", { made: 1 }],
  ])("until %s: not when %j", (until, change) => expect(isDone(step(until), { ...QUIET, ...change })).toBe(false));
});
