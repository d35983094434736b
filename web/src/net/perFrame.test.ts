import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PerFrameListener } from "./perFrame";

function recorded() {
  const told: string[] = [];
  const listener = new PerFrameListener({
    opened: () => told.push("opened"),
    heard: (text) => told.push(text),
    changed: (state) => told.push(state),
    ping: () => "ping",
  });
  return { listener, told };
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
  const { listener, told } = recorded();
  listener.heard("one");
  listener.heard("two");
  expect(told).toEqual([]);

  vi.advanceTimersByTime(FRAME);
  expect(told).toEqual(["one", "two"]);

  listener.heard("three");
  vi.advanceTimersByTime(FRAME);
  expect(told).toEqual(["one", "two", "three"]);
});

it("tells a page that nobody sees, and so has no frames", () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const { listener, told } = recorded();
  listener.heard("your turn");

  vi.advanceTimersByTime(200);
  expect(told).toEqual(["your turn"]);
});

it("tells what came before the connection changed, before it tells of the change", () => {
  const { listener, told } = recorded();
  listener.heard("last words");
  listener.changed("waiting");
  listener.opened();

  vi.advanceTimersByTime(1000);
  expect(told).toEqual(["last words", "waiting", "opened"]);
});
