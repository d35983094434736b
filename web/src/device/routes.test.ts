import { describe, expect, it } from "vitest";
import { routeOf } from "./routes";

describe("the path decides the place", () => {
  it.each([
    ["/", "", { place: "home" }],
    ["/new", "", { place: "new", game: null }],
    ["/new/", "?game=dice", { place: "new", game: "dice" }],
    ["/tables", "", { place: "tables" }],
    ["/t/k7Qx_9-a", "?look", { place: "table", id: "k7Qx_9-a", taught: false }],
    ["/t/k7Qx/", "", { place: "table", id: "k7Qx", taught: false }],
    ["/t/k7Qx", "?learn", { place: "table", id: "k7Qx", taught: true }],
    ["/learn/mille_grazie", "", { place: "learn", game: "mille_grazie" }],
    ["/t/k7Qx/review", "", { place: "review", id: "k7Qx" }],
  ])("%s%s", (path, search, route) => expect(routeOf(path, search)).toEqual(route));

  it.each(["/t", "/t/", "/t/a/b", "/t/review/a", "/t/<script>", "/News", "/new//", "/learn"])(
    "%s is not found",
    (path) => expect(routeOf(path)).toEqual({ place: "not-found" }),
  );
});
