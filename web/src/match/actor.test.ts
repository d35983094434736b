import { afterEach, describe, expect, it } from "vitest";
import { setPawnOwners } from "../text/texts.svelte";
import { actorOf } from "./actor";

afterEach(() => setPawnOwners([]));

describe("whoever did something", () => {
  it("wears the mark of their pawn and the colour of their seat, and police are nobody's", () => {
    setPawnOwners([2, 0, 1, null]);

    expect(actorOf({ kind: "moved", pawn: 1 })).toEqual({ mark: "1", seat: 0, pawn: null });
    expect(actorOf({ kind: "moved", pawn: 3 })).toEqual({ mark: "3", seat: null, pawn: null });
    expect(actorOf({ kind: "fled" }, ["fled"])).toEqual({ mark: "X", seat: 2, pawn: null });
    expect(actorOf({ kind: "said", seat: 1 })).toEqual({ mark: "2", seat: 1, pawn: null });
  });

  it("is a figure in its own colour, where it belongs to all", () => {
    expect(actorOf({ kind: "hand_ended", seat: 0, pawn: 2 })).toEqual({ mark: "2", seat: null, pawn: 2 });
  });

  it("is a seat by its number, or a figure by its colour, or nobody", () => {
    expect(actorOf({ kind: "set", seat: 1 })).toEqual({ mark: "2", seat: 1, pawn: null });
    expect(actorOf({ kind: "met", figure: 3 })).toEqual({ mark: "", seat: 3, pawn: null });
    expect(actorOf({ kind: "begun", number: 2 })).toBeNull();
    expect(actorOf({ kind: "ended", pawn: 0 })).toBeNull();
  });
});
