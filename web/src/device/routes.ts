/** The places of the page, by path. The server answers each of them with the same file. */

export type Route =
  | { place: "home" }
  | { place: "new"; game: string | null; friends: boolean }
  | { place: "tables" }
  | { place: "lessons" }
  | { place: "learn"; game: string }
  | { place: "puzzle"; game: string; number: number }
  | { place: "table"; id: string; taught: string | null; screen: boolean }
  | { place: "review"; id: string }
  | { place: "not-found" };

/** After the path of a table: its first steps are explained there, for that role. */
export const taughtAs = (role: string): string => `?learn=${role}`;

/** A table as a television shows it to all. The mode is no secret, so it may stay in the address. */
export const onBigScreen = (id: string): string => `/t/${id}?screen`;

const simple = new Map<string, Route>([
  ["/", { place: "home" }],
  ["/tables", { place: "tables" }],
  ["/learn", { place: "lessons" }],
]);

export function routeOf(path: string, search = ""): Route {
  const bare = path.replace(/(?!^)\/$/, "");
  const asked = new URLSearchParams(search);
  if (bare === "/new") return { place: "new", game: asked.get("game"), friends: asked.has("friends") };
  const reviewed = /^\/t\/([\w-]+)\/review$/.exec(bare)?.[1];
  if (reviewed) return { place: "review", id: reviewed };
  const [, puzzled, number] = /^\/learn\/([\w-]+)\/puzzles\/(\d{1,3})$/.exec(bare) ?? [];
  if (puzzled) return { place: "puzzle", game: puzzled, number: Number(number) };
  const [, kind, name] = /^\/(t|learn)\/([\w-]+)$/.exec(bare) ?? [];
  if (kind === "learn") return { place: "learn", game: name! };
  if (kind === "t") return { place: "table", id: name!, taught: asked.get("learn"), screen: asked.has("screen") };
  return simple.get(bare) ?? { place: "not-found" };
}
