import { describe, expect, it } from "vitest";
import { routeOf } from "./routes";

describe("the path decides the place", () => {
  it.each([
    ["/", { place: "home" }],
    ["/new", { place: "new" }],
    ["/new/", { place: "new" }],
    ["/tables", { place: "tables" }],
    ["/t/k7Qx_9-a", { place: "table", id: "k7Qx_9-a" }],
    ["/t/k7Qx/", { place: "table", id: "k7Qx" }],
  ])("%s", (path, route) => expect(routeOf(path)).toEqual(route));

  it.each(["/t", "/t/", "/t/a/b", "/t/<script>", "/News", "/new//"])("%s is nowhere", (path) =>
    expect(routeOf(path)).toEqual({ place: "nowhere" }),
  );
});
