import { afterEach, describe, expect, it, vi } from "vitest";
import { bestLanguage, Catalogue } from "./catalogue";

afterEach(() => vi.restoreAllMocks());

describe("a catalogue", () => {
  const source =
    "stations = { $count ->\n    [one] one station\n   *[other] { $count } stations\n}\nat = at { $place }\n";

  it("makes a text from its arguments", () => {
    const catalogue = new Catalogue("en", source);

    expect(catalogue.say("stations", { count: 1 })).toBe("one station");
    expect(catalogue.say("stations", { count: 6 })).toBe("6 stations");
    expect(catalogue.say("at", { place: "1000" })).toBe("at 1000");
  });

  it("counts seats as people do", () => {
    const catalogue = new Catalogue("en", "seat = seat { $seat }, { $count }\n");

    expect(catalogue.say("seat", { seat: 0, count: 0 })).toBe("seat 1, 0");
  });

  it("names who plays a seat, if it knows", () => {
    const catalogue = new Catalogue("en", "arrived = { $player } arrives.\n");

    expect(catalogue.say("arrived", { seat: 1 }, { players: ["Anna", "Bruno"], owners: [] })).toBe("Bruno arrives.");
    expect(catalogue.say("arrived", { seat: 1 })).toBe("2 arrives.");
  });

  it("names who plays a pawn, and says which if they have several", () => {
    const catalogue = new Catalogue(
      "en",
      "pawn = { $owns ->\n    [alone] { $owner }\n    [several] { $owner } ({ $pawn })\n    [police] Police { $pawn }\n   *[unknown] Pawn { $pawn }\n}\n",
    );
    const around = { players: ["Anna", "Bruno", "Carla"], owners: [0, 2, 1, 1, null] };

    expect([1, 2, 3, 4, 5].map((pawn) => catalogue.say("pawn", { pawn }, around))).toEqual([
      "Carla",
      "Bruno (2)",
      "Bruno (3)",
      "Police 4",
      "Pawn 5",
    ]);
    expect(catalogue.say("pawn", { pawn: 1 })).toBe("Pawn 1");
  });

  it("takes further messages", () => {
    const catalogue = new Catalogue("en", source);
    catalogue.add("moved = moved by { $by }\n", "venice");

    expect(catalogue.say("moved", { by: "gondola" })).toBe("moved by gondola");
    expect(["venice", "kompakt"].map((game) => catalogue.holds(game))).toEqual([true, false]);
  });

  it("refuses a message that it already has", () => {
    expect(() => new Catalogue("en", source).add("at = elsewhere\n")).toThrow(/at/);
  });

  it("says what is missing and stays readable", () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    const catalogue = new Catalogue("en", source);

    expect(catalogue.say("nothing")).toBe("nothing");
    expect(catalogue.say("at")).toContain("at ");
    expect(told.mock.calls.map(([text]) => text)).toEqual([
      "no text 'nothing' in en",
      expect.stringContaining("text 'at' in en: "),
    ]);
  });
});

describe("the language", () => {
  it.each([
    [["de-AT", "en"], "de"],
    [["pt-BR", "it-IT", "en"], "it"],
    [["ja"], "en"],
    [[], "en"],
    [["EN-gb", "de"], "en"],
  ])("for %j is %s", (wishes, expected) => expect(bestLanguage(wishes, ["de", "en", "it"])).toBe(expected));
});
