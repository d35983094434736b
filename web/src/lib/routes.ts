/** The places of the page, by path. The server answers each of them with the same file. */

export type Route =
  | { place: "home" }
  | { place: "new" }
  | { place: "tables" }
  | { place: "table"; id: string }
  | { place: "nowhere" };

const simple = new Map<string, Route>([
  ["/", { place: "home" }],
  ["/new", { place: "new" }],
  ["/tables", { place: "tables" }],
]);

export function routeOf(path: string): Route {
  const bare = path.replace(/(?!^)\/$/, "");
  const table = /^\/t\/([\w-]+)$/.exec(bare)?.[1];
  return table ? { place: "table", id: table } : (simple.get(bare) ?? { place: "nowhere" });
}
