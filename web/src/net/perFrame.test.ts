import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PerFrame } from "./perFrame";

function recorded() {
  const told: string[] = [];
  const owner = new PerFrame({
    opened: () => told.push("opened"),
    heard: (text) => told.push(text),
    changed: (state) => told.push(state),
    beat: () => "beat",
  });
  return { owner, told };
}

const FRAME = 16; // milliseconds

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (tell: () => void) => setTimeout(tell, FRAME)); // there is no page here
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => clearTimeout(frame));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("tells all that came since the last frame, in its order", () => {
  const { owner, told } = recorded();
  owner.heard("one");
  owner.heard("two");
  expect(told).toEqual([]);

  vi.advanceTimersByTime(FRAME);
  expect(told).toEqual(["one", "two"]);

  owner.heard("three");
  vi.advanceTimersByTime(FRAME);
  expect(told).toEqual(["one", "two", "three"]);
});

it("tells a page that nobody sees, and so has no frames", () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const { owner, told } = recorded();
  owner.heard("your turn");

  vi.advanceTimersByTime(200);
  expect(told).toEqual(["your turn"]);
});

it("tells what came before the line changed, before it tells of the change", () => {
  const { owner, told } = recorded();
  owner.heard("last words");
  owner.changed("waiting");
  owner.opened();

  vi.advanceTimersByTime(1000);
  expect(told).toEqual(["last words", "waiting", "opened"]);
});
