import { describe, expect, it } from "vitest";
import type { View } from "../../games/inkognito";
import { alliesAmong, alliesInWords } from "./epilogue";

const [FIDDLEBOTTOM, BUBBLE, ZSA_ZSA, X] = [1, 2, 3, 4];
const revealed = [ZSA_ZSA, FIDDLEBOTTOM, X, BUBBLE].map((identity, figure) => ({ figure, identity }));
const played = (players: number): View => ({ players }) as View;

describe("the end", () => {
  it("joins the lord to the colonel and the lady to the agent", () =>
    expect(alliesAmong(revealed)).toEqual([
      [1, 3],
      [0, 2],
    ]));

  it("names allies where four play in pairs, and only there", () => {
    expect(alliesInWords(revealed, played(4), 0)).toHaveLength(2);
    expect(alliesInWords(revealed, played(3), 0)).toEqual([]);
    expect(alliesInWords(revealed.slice(1), played(4), 0)).toEqual([]);
  });
});
