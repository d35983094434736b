/** The places of the page, by path. The server answers each of them with the same file. */

export type Route =
  | { place: "home" }
  | { place: "new"; game: string | null }
  | { place: "tables" }
  | { place: "learn"; game: string }
  | { place: "table"; id: string; taught: boolean }
  | { place: "review"; id: string }
  | { place: "not-found" };

/** After the path of a table: its first steps are explained there. */
export const TAUGHT = "?learn";

const simple = new Map<string, Route>([
  ["/", { place: "home" }],
  ["/tables", { place: "tables" }],
]);

export function routeOf(path: string, search = ""): Route {
  const bare = path.replace(/(?!^)\/$/, "");
  if (bare === "/new") return { place: "new", game: new URLSearchParams(search).get("game") };
  const reviewed = /^\/t\/([\w-]+)\/review$/.exec(bare)?.[1];
  if (reviewed) return { place: "review", id: reviewed };
  const [, kind, name] = /^\/(t|learn)\/([\w-]+)$/.exec(bare) ?? [];
  if (kind === "learn") return { place: "learn", game: name! };
  if (kind === "t") return { place: "table", id: name!, taught: search === TAUGHT };
  return simple.get(bare) ?? { place: "not-found" };
}
