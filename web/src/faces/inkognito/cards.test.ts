import { describe, expect, it } from "vitest";
import { calledOf, unbroken } from "./cards";

describe("a telephone number", () => {
  it("is not broken after its hyphens, and reads as it did", () => {
    const called = unbroken(calledOf(1));

    expect(called).not.toMatch(/-(?!\u2060)/);
    expect(called.replaceAll("\u2060", "")).toBe(calledOf(1));
  });
});
