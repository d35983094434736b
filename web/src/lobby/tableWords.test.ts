import { describe, expect, it } from "vitest";
import type { TableSummary } from "../protocol";
import { type Filter, passes } from "./tableWords";

const table = (more: Partial<TableSummary>): TableSummary => ({
  table: "t",
  game: "venice",
  board: "venice",
  own_board: "",
  players: 2,
  open: [],
  names: ["Anna", "Bruno"],
  state: "playing",
  updated: 0,
  winners: [],
  mine: [0],
  turn: null,
  ...more,
});

const MY_TURN = table({ turn: { mine: true, names: ["Anna"] } });
const THEIRS = table({ turn: { mine: false, names: ["Bruno"] } });
const WAITING = table({ state: "waiting", open: [1] });
const OVER = table({ state: "over", game: "dice" });

describe("a filter lets through", () => {
  it.each<[Filter, string, TableSummary[]]>([
    ["all", "", [MY_TURN, THEIRS, WAITING, OVER]],
    ["mine", "", [MY_TURN]],
    ["playing", "", [MY_TURN, THEIRS, WAITING]],
    ["over", "", [OVER]],
    ["all", "dice", [OVER]],
    ["playing", "dice", []],
  ])("%s %s", (filter, game, expected) => {
    expect([MY_TURN, THEIRS, WAITING, OVER].filter((each) => passes(each, filter, game))).toEqual(expected);
  });
});
