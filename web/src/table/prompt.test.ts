import { beforeAll, describe, expect, it, vi } from "vitest";
import venice from "../../../src/nascondino/games/venice/locale/en.ftl?raw";
import type { Offer } from "../offers";
import { inWords, reasonOf } from "../text/phrases";
import { sideBySide, chooseLanguage, decimal, loadGameTexts } from "../text/texts.svelte";
import { promptOf } from "./prompt";
import type { TableSession } from "./session.svelte";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
});

const offer: Offer = { action: 1, kind: "greet", facts: {}, under: ["name", {}], text: ["player", {}], spot: 0 };

describe("the prompt", () => {
  it.each([
    ["resigned", [1, 2], "Mister X has given up."],
    ["resigned", [0], "The detectives have given up."],
    ["limit", [], "The agreed number of actions has been played."],
  ])("knows why a match ends: %s, %j win", async (reason, winners, expected) => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(venice)));
    await chooseLanguage("en");
    await loadGameTexts("venice");

    expect(reasonOf("venice", { reason, winners, points: [] }, ["mister_x", "detective", "detective"])).toBe(expected);
  });

  it("does not tell how a match ended before the board has shown it", async () => {
    await chooseLanguage("en");
    const table = { game: "venice", seats: [], readonly: false };
    const now = { outcome: { reason: "limit", winners: [], points: [] }, roles: [] };
    const session = { table, now, settled: true, me: null } as unknown as TableSession;
    const told = (ending: boolean) => promptOf(session, { chosen: null, covered: false, task: undefined, ending });

    expect(told(true)).toBe("See how it ends.");
    expect(told(false)).toContain("The agreed number of actions has been played.");
  });

  it.each([
    [["", ""], "Bot 2 and Bot 3 are thinking."],
    [[""], "Bot 2 is thinking."],
    [["Anna", ""], "Waiting for Anna."],
  ])("says by name for whom one waits, for bots only if for no person: %j", async (names, expected) => {
    await chooseLanguage("en");
    const me = { seat: 0 };
    const acting = names.map((name, n) => ({ seat: n + 1, name, bot: name ? null : "master" }));
    const now = { roles: ["any"], actors: acting.map(({ seat }) => seat) };
    const table = { game: "any", seats: [me, ...acting] };
    const session = { table, now, settled: true, me, offers: [] } as unknown as TableSession;
    const told = promptOf(session, { chosen: null, covered: false, task: undefined, ending: false });

    expect(told).toContain(expected.replaceAll("Bot ", "Bot\u00a0")); // whose line does not break
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
