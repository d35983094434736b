import { describe, expect, it } from "vitest";
import { angleOf, markAt, shortWay, turnedBy } from "./dial";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVXZ"];

describe("directions", () => {
  it.each(LETTERS.map((_, index) => index))("lead back to mark %i", (index) => {
    const angle = (angleOf(index, LETTERS.length) * Math.PI) / 180;
    expect(markAt(Math.sin(angle) * 80, -Math.cos(angle) * 80, LETTERS.length)).toBe(index);
  });

  it("mean the nearest mark", () => {
    expect(markAt(1, -30, 24)).toBe(0);
    expect(markAt(-1, -30, 24)).toBe(0);
    expect(markAt(30, 1, 24)).toBe(6);
    expect(markAt(-30, 0, 24)).toBe(18);
  });
});

describe("the hand", () => {
  it("takes the short way", () => {
    expect(shortWay(345, 15)).toBe(375);
    expect(shortWay(15, 345)).toBe(-15);
    expect(shortWay(735, 30)).toBe(750);
    expect(shortWay(90, 90)).toBe(90);
  });

  it("turns by arrows, and around the end", () => {
    expect(turnedBy("ArrowRight", 3, LETTERS)).toBe(4);
    expect(turnedBy("ArrowDown", 3, LETTERS)).toBe(2);
    expect(turnedBy("ArrowRight", 23, LETTERS)).toBe(0);
    expect(turnedBy("ArrowLeft", 0, LETTERS)).toBe(23);
  });

  it("begins at the top", () => {
    expect(turnedBy("ArrowRight", null, LETTERS)).toBe(0);
    expect(turnedBy("ArrowLeft", null, LETTERS)).toBe(23);
  });

  it("goes where a letter says", () => {
    expect(turnedBy("x", 3, LETTERS)).toBe(22);
    expect(turnedBy("w", 3, LETTERS)).toBeNull();
    expect(turnedBy("End", 3, LETTERS)).toBe(23);
    expect(turnedBy("Enter", 3, LETTERS)).toBeNull();
  });

  it("passes over a mark that is barred", () => {
    expect(turnedBy("ArrowRight", 3, LETTERS, 4)).toBe(5);
    expect(turnedBy("ArrowLeft", 0, LETTERS, 23)).toBe(22);
    expect(turnedBy("e", 3, LETTERS, 4)).toBeNull();
    expect(turnedBy("ArrowRight", null, LETTERS, 0)).toBe(1);
  });
});
