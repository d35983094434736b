/** The places of the page, by path. The server answers each of them with the same file. */

export type Route =
  | { place: "home" }
  | { place: "new"; game: string | null }
  | { place: "tables" }
  | { place: "table"; id: string }
  | { place: "nowhere" };

const simple = new Map<string, Route>([
  ["/", { place: "home" }],
  ["/tables", { place: "tables" }],
]);

export function routeOf(path: string, search = ""): Route {
  const bare = path.replace(/(?!^)\/$/, "");
  if (bare === "/new") return { place: "new", game: new URLSearchParams(search).get("game") };
  const table = /^\/t\/([\w-]+)$/.exec(bare)?.[1];
  return table ? { place: "table", id: table } : (simple.get(bare) ?? { place: "nowhere" });
}
