import { describe, expect, it } from "vitest";
import type { ToServer } from "../protocol";
import { padded } from "./padding";

const act = (action: number): ToServer => ({ type: "act", id: 1, seat: 0, made: 12, action });
const say = (text: string): ToServer => ({ type: "say", id: 1, seat: 0, key: "12345678", channel: "table", text });
const bytes = (text: string): number => new TextEncoder().encode(text).length;

describe("a message", () => {
  it("means what it meant", () => expect(JSON.parse(padded(act(57)))).toEqual(act(57)));

  it("is as long whatever is done", () => {
    expect(bytes(padded(act(7)))).toBe(120);
    expect(bytes(padded(act(12_345)))).toBe(120);
  });

  it("is as long whatever is said, unless that is much", () => {
    expect(bytes(padded(say("no")))).toBe(1024);
    expect(bytes(padded(say("💬".repeat(200))))).toBe(1024);
    expect(bytes(padded(say("💬".repeat(300))))).toBe(4096);
  });
});
