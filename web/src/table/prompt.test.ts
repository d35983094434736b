import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Offer } from "../offers";
import { inWords, reasonOf } from "../text/phrases";
import { sideBySide, chooseLanguage, decimal } from "../text/texts.svelte";
import { promptOf } from "./prompt";
import type { TableSession } from "./session.svelte";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
});

const offer: Offer = { action: 1, kind: "greet", facts: {}, under: ["name", {}], text: ["player", {}], spot: 0 };

describe("the prompt", () => {
  it.each([
    ["resigned", "One side has given up."],
    ["limit", "The agreed number of actions has been played."],
  ])("knows why a match of any game ends: %s", async (reason, expected) => {
    await chooseLanguage("en");

    expect(reasonOf("venice", reason)).toBe(expected);
  });

  it("does not tell how a match ended before the board has shown it", async () => {
    await chooseLanguage("en");
    const table = { game: "venice", seats: [], readonly: false };
    const now = { outcome: { reason: "resigned", winners: [], points: [] } };
    const session = { table, now, settled: true, me: null } as unknown as TableSession;
    const told = (ending: boolean) => promptOf(session, { chosen: null, covered: false, task: undefined, ending });

    expect(told(true)).toBe("See how it ends.");
    expect(told(false)).toContain("One side has given up.");
  });

  it("says an action by what it is listed under and what sets it apart", async () => {
    await chooseLanguage("it");

    expect(inWords(offer)).toBe("Nascondino Giocatore");
  });
});

describe("in the reader's language", () => {
  it.each([
    ["en", "-1.25"],
    ["it", "-1,25"],
    ["de", "-1,25"],
    ["fr", "-1,25"],
    ["es", "-1,25"],
    ["nl", "-1,25"],
  ])("a fraction in %s is written %s", async (language, expected) => {
    await chooseLanguage(language);

    expect(decimal(-1.25)).toBe(expected);
  });

  it("facts stand beside each other, as many as there are", () => {
    expect(sideBySide("a")).toBe("a");
    expect(sideBySide(false, "b", "c")).toBe("b · c");
  });
});
