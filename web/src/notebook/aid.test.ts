import { describe, expect, it } from "vitest";
import type { Aid, Case } from "../protocol";
import { answersTo, caseKey, chaptersOf, excluded, heatOf, knowsAll, likeliest, reasonOf } from "./aid";

const place = (spot: number, share: number): Case => ({
  name: null,
  spot,
  share,
  why: share ? null : 0,
  since: 0,
});
const card = (name: string, share: number): Case => ({ ...place(0, share), name: ["card", { card: name }] });

const where = (...cases: Case[]): Aid => ({
  items: 1,
  doubts: [
    { under: ["where", {}], about: ["x", {}], cases, reasons: [["why", {}]], left: cases.length, changed: null },
  ],
  told: {},
});

describe("heat", () => {
  it("is the share of the one who is hidden, and nothing where he cannot be", () =>
    expect([...heatOf(where(place(4, 0.25), place(5, 0.75), place(6, 0)))]).toEqual([
      [4, 0.25],
      [5, 0.75],
    ]));

  it("is the chance of meeting at least one of several", () => {
    const two: Aid = {
      items: 1,
      doubts: [...where(place(4, 0.5)).doubts, ...where(place(4, 0.5), place(5, 0.5)).doubts],
      told: {},
    };
    expect(heatOf(two).get(4)).toBe(0.75);
  });

  it("is none without an aid, or for what is no place", () => {
    expect(heatOf(null).size).toBe(0);
    expect(heatOf(where(card("52", 1))).size).toBe(0);
  });

  it("is none where all is alike: a glow on every road would tell nothing", () => {
    expect(heatOf(where(place(4, 0.5), place(5, 0.5))).size).toBe(0);
    expect(heatOf(where(place(4, 0.5), place(5, 0.5), place(6, 0))).size).toBe(2);
  });
});

describe("the pages of a notebook", () => {
  it("put together what is listed under the same words", () => {
    const doubt = (under: string, about: string) => ({
      under: [under, {}] as [string, Record<string, string>],
      about: [about, {}] as [string, Record<string, string>],
      cases: [card("52", 1)],
      reasons: [],
      left: 1,
      changed: null,
    });
    const chapters = chaptersOf({
      items: 1,
      doubts: [doubt("who", "a"), doubt("what", "a"), doubt("who", "b")],
      told: {},
    });

    expect(chapters.map(({ doubts }) => doubts.length)).toEqual([2, 1]);
    expect(chapters.every(({ onBoard }) => onBoard)).toBe(false);
  });

  it("begin with the likeliest", () => {
    const [doubt] = where(place(4, 0.2), place(5, 0), place(6, 0.8)).doubts;
    expect(likeliest(doubt!).map(({ spot }) => spot)).toEqual([6, 4]);
    expect(excluded(doubt!).map(({ spot }) => spot)).toEqual([5]);
  });

  it("say of a place why it is excluded", () => {
    const [doubt] = where(place(4, 1), place(5, 0)).doubts;
    expect(reasonOf(doubt!.cases[1]!, doubt!, "5 Salute")).toEqual(["why", { place: "5 Salute", station: 5 }]);
    expect(reasonOf(doubt!.cases[0]!, doubt!, "4 Zattere")).toBeUndefined();
  });

  it("tell who knows all", () => {
    expect(knowsAll(where(place(4, 1), place(5, 0)))).toBe(true);
    expect(knowsAll(where(place(4, 0.5), place(5, 0.5)))).toBe(false);
    expect(knowsAll({ items: 1, doubts: [], told: {} })).toBe(false);
  });

  it("answer for each of those who may be at a place that was asked about", () => {
    const two: Aid = {
      ...where(),
      doubts: [...where(place(4, 0.5)).doubts, ...where(place(4, 0), place(5, 1)).doubts],
    };

    expect(answersTo(two, "4").map(({ told }) => told.share)).toEqual([0.5, 0]);
    expect(answersTo(two, "9")).toEqual([]);
  });

  it("know a cell by whom and what it is about", () => {
    const [doubt] = where(card("52", 0.5)).doubts;
    expect(caseKey({ ...doubt!, about: ["name", { figure: "azure" }] }, doubt!.cases[0]!)).toBe("azure/52");
  });
});
