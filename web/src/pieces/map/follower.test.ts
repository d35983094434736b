import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Camera } from "../../geometry/camera";
import { Follower, HANDS_OFF } from "./follower";

const HERE: Camera = { scale: 2, x: 0, y: 0 };
const THERE: Camera = { scale: 2, x: -50, y: -20 };
const BEYOND: Camera = { scale: 2, x: -90, y: 0 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => setTimeout(then, 16));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
});
afterEach(() => vi.useRealTimers());

function opened() {
  const map = { camera: HERE };
  return {
    map,
    follower: new Follower(
      () => map.camera,
      (camera) => (map.camera = camera),
    ),
  };
}

describe("a camera that follows", () => {
  it("glides to what moves, stays a while, and goes back to where the reader was looking", () => {
    const { map, follower } = opened();
    follower.follow(THERE);
    vi.advanceTimersByTime(100);
    expect(map.camera.x).toBeLessThan(0);
    expect(map.camera.x).toBeGreaterThan(THERE.x);
    vi.advanceTimersByTime(400);
    expect(map.camera).toEqual(THERE);

    follower.follow(BEYOND);
    vi.advanceTimersByTime(1000);
    expect(map.camera).toEqual(BEYOND);
    vi.runAllTimers();
    expect(map.camera).toEqual(HERE);
  });

  it("leaves the map to a finger, and follows nothing until it has been still", () => {
    const { map, follower } = opened();
    follower.follow(THERE);
    vi.advanceTimersByTime(500);
    follower.yield(true);
    follower.follow(BEYOND);
    vi.runAllTimers();
    expect(map.camera).toEqual(THERE);

    vi.advanceTimersByTime(HANDS_OFF);
    follower.follow(BEYOND);
    vi.advanceTimersByTime(500);
    expect(map.camera).toEqual(BEYOND);
  });

  it("does not go back once there is something to choose from", () => {
    const { map, follower } = opened();
    follower.follow(THERE);
    vi.advanceTimersByTime(500);
    follower.yield();
    vi.runAllTimers();

    expect(map.camera).toEqual(THERE);
  });
});
