import { posix } from "node:path";

/**
 * Who may import whom in `src`: a folder imports from those in lines below it, and from itself. What stands in one line knows
 * nothing of each other. A new folder must be placed here before the check passes again.
 */
const LAYERS = [
  ["."], // App.svelte and main.ts
  ["pages"],
  ["lobby", "table", "review", "puzzles"],
  ["match", "notebook", "lessons"],
  ["faces"], // its index.ts, which alone finds a game's face
  ["faces/*"], // a game's face, which knows no other
  ["faces/face"], // what all of them are
  ["pieces", "widgets"],
  ["text"],
  ["net"],
  ["device", "geometry"],
  ["games"], // made from the rules
  ["offers"], // what the games' are like
  ["protocol"], // made from the server's messages
];

const OF_THEIR_OWN = ["style"]; // no code

/** The layer of a file, by its path in `src`, and the game if it is a face. */
function placeOf(path) {
  const [folder, inside = "index"] = path.replace(/(\.svelte)?(\.ts|\.js)?$/, "").split("/");
  if (["", "App", "main"].includes(folder)) return { layer: "." };
  if (folder !== "faces") return { layer: folder };
  if (inside === "face") return { layer: "faces/face" };
  if (inside === "index") return { layer: "faces" };
  return { layer: "faces/*", game: inside };
}

const lineOf = (layer) => LAYERS.findIndex((names) => names.includes(layer));

function faultOf(from, to) {
  if (to === null || OF_THEIR_OWN.includes(to.layer)) return null;
  if (lineOf(from.layer) < 0 || lineOf(to.layer) < 0) return "unplaced";
  if (from.layer === to.layer) return from.game === to.game ? null : "strangers";
  if (to.layer === "faces/*") return from.layer === "faces" ? null : "unnamed";
  return lineOf(from.layer) < lineOf(to.layer) ? null : "direction";
}

/** By paths, so that nothing has to be resolved: our own imports are relative, and all others are packages. */
function inSources(specifier, filename) {
  if (!specifier.startsWith(".")) return null;
  const path = posix.join(posix.dirname(filename.replaceAll("\\", "/")), specifier.replace(/\?.*$/, ""));
  const [, found] = /.*\/web\/src\/(.*)$/.exec(path) ?? [];
  return found === undefined ? null : placeOf(found);
}

export const layers = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      direction: "'{{from}}' does not stand above '{{to}}' and must not import it; lint/layers.js has the order.",
      strangers: "A face must not import another game's.",
      unnamed: "Only faces/index.ts finds a game's face.",
      unplaced: "'{{from}}' or '{{to}}' has no place in lint/layers.js.",
    },
  },
  create(context) {
    const from = inSources("./" + context.filename.split(/[\\/]/).at(-1), context.filename);
    function check(node, source) {
      if (from === null || typeof source?.value !== "string") return;
      const to = inSources(source.value, context.filename);
      const messageId = faultOf(from, to);
      if (messageId)
        context.report({ node: source, messageId, data: { from: from.layer, to: to?.layer ?? source.value } });
    }
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
    };
  },
};
