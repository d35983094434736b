import { describe, expect, it } from "vitest";
import { routeOf } from "./routes";

describe("the path decides the place", () => {
  it.each([
    ["/", "", { place: "home" }],
    ["/new", "?friends", { place: "new", game: null, friends: true }],
    ["/new/", "?game=dice", { place: "new", game: "dice", friends: false }],
    ["/tables", "", { place: "tables" }],
    ["/t/k7Qx_9-a", "?look", { place: "table", id: "k7Qx_9-a", taught: null, screen: false }],
    ["/t/k7Qx/", "", { place: "table", id: "k7Qx", taught: null, screen: false }],
    ["/t/k7Qx", "?learn=noble", { place: "table", id: "k7Qx", taught: "noble", screen: false }],
    ["/t/k7Qx", "?screen", { place: "table", id: "k7Qx", taught: null, screen: true }],
    ["/learn/mille_grazie", "", { place: "learn", game: "mille_grazie" }],
    ["/learn/", "", { place: "lessons" }],
    ["/learn/dice/puzzles/7", "", { place: "puzzle", game: "dice", number: 7 }],
    ["/t/k7Qx/review", "", { place: "review", id: "k7Qx" }],
  ])("%s%s", (path, search, route) => expect(routeOf(path, search)).toEqual(route));

  it.each(["/t", "/t/", "/t/a/b", "/t/review/a", "/t/<script>", "/News", "/new//", "/learn/dice/puzzles/x"])(
    "%s is not found",
    (path) => expect(routeOf(path)).toEqual({ place: "not-found" }),
  );
});
