import { expect, test } from "vitest";
import type { Now } from "../protocol";
import { afterNews } from "./news";

const NOW: Now = {
  view: { round: 1, pawns: [3, 4] },
  figures: [],
  actors: [0],
  roles: ["x"],
  sides: [0],
  points: [0],
  made: 1,
  offers: [],
  talk: [],
  outcome: null,
};

test("what is whole replaces what was there", () => {
  const other = { ...NOW, view: { round: 9 } };
  expect(afterNews(NOW, { now: other, change: null })).toBe(other);
  expect(afterNews(null, { now: other, change: null })).toBe(other);
});

test("a change leaves the rest as it was, in the view too", () => {
  const after = afterNews(NOW, { now: null, change: { view: { round: 2 }, made: 2 } });
  expect(after).toEqual({ ...NOW, view: { round: 2, pawns: [3, 4] }, made: 2 });
  expect(NOW.view.round).toBe(1);
});

test("news of something else leave things as they stand", () => {
  expect(afterNews(NOW, { now: null, change: null })).toBe(NOW);
  expect(afterNews(null, { now: null, change: null })).toBe(null);
});
