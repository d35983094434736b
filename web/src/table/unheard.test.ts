import { expect, test } from "vitest";
import type { Item } from "../protocol";
import { unheard } from "./unheard";

const items = [...Array(30).keys()].map((number) => ({ type: "heard", seat: 0, name: "", text: `${number}` }) as Item);
const said = (heard: number, caughtUp: number) =>
  unheard(items, heard, caughtUp).map((item) => Number("text" in item && item.text));

test("nothing that came while the connection stood is lost, however much came at once", () => {
  expect(said(10, 0)).toEqual([...Array(20).keys()].map((n) => n + 10));
});

test("of what was missed meanwhile the last is said", () => {
  expect(said(10, 28)).toEqual([23, 24, 25, 26, 27, 28, 29]);
  expect(said(10, 30)).toEqual([25, 26, 27, 28, 29]);
});

test("nothing is said twice", () => {
  expect(said(30, 30)).toEqual([]);
  expect(said(29, 20)).toEqual([29]);
});
