import { expect, test } from "vitest";
import { apart } from "./apart";
import { distance } from "./points";

test("what is far enough apart stays where it is", () => {
  const places = [
    { x: 0, y: 0 },
    { x: 24, y: 0 },
  ];

  expect(apart(places, 24)).toEqual(places);
});

test("two that are too close both give way, along their line", () => {
  const [one, other] = apart(
    [
      { x: 0, y: 0 },
      { x: 12, y: 0 },
    ],
    24,
  );

  expect(one!.x).toBeCloseTo(-6, 0);
  expect(other!.x).toBeCloseTo(18, 0);
  expect([one!.y, other!.y]).toEqual([0, 0]);
});

test("in a crowd all find room", () => {
  const crowd = Array.from({ length: 25 }, (_, n) => ({ x: (n % 5) * 17 + (n % 3), y: Math.floor(n / 5) * 17 }));
  const moved = apart(crowd, 24);

  for (const [n, one] of moved.entries())
    for (const other of moved.slice(n + 1)) expect(distance(one, other)).toBeGreaterThan(23.5);
});

test("what stays is given way to", () => {
  expect(apart([{ x: 6, y: 0 }], 24, [{ x: 0, y: 0 }], 20)[0]!.x).toBeCloseTo(20, 0);
});
