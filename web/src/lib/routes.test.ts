import { describe, expect, it } from "vitest";
import { routeOf } from "./routes";

describe("the path decides the place", () => {
  it.each([
    ["/", "", { place: "home" }],
    ["/new", "", { place: "new", game: null }],
    ["/new/", "?game=dice", { place: "new", game: "dice" }],
    ["/tables", "", { place: "tables" }],
    ["/t/k7Qx_9-a", "?look", { place: "table", id: "k7Qx_9-a" }],
    ["/t/k7Qx/", "", { place: "table", id: "k7Qx" }],
  ])("%s%s", (path, search, route) => expect(routeOf(path, search)).toEqual(route));

  it.each(["/t", "/t/", "/t/a/b", "/t/<script>", "/News", "/new//"])("%s is nowhere", (path) =>
    expect(routeOf(path)).toEqual({ place: "nowhere" }),
  );
});
