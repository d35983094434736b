import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8460"; // `nascondino serve`, while the page is worked on with `python page.py dev`

/** The service worker is told the names of all hashed files; so it is a new one whenever any of them is. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith("assets/"))
        .sort();
      const sw = bundle["sw.js"];
      if (sw?.type !== "chunk") throw new Error("the service worker was not built");
      sw.code = sw.code.replace("FILES_OF_THIS_BUILD", () => JSON.stringify(files.map((name) => `/${name}`)));
    },
  };
}

/** What catalogues say to translators is not fetched, nor how they are laid out for them. */
function bareTexts(): Plugin {
  return {
    name: "bare-texts",
    apply: "build",
    transform: {
      filter: { id: /\.ftl\?raw$/ },
      // The text is one string by now. Whatever belongs to a message is indented by one space at least.
      handler: (code) => code.replaceAll(/(?<=\\n|")#.*?\\n/g, "").replaceAll(/(?:\\n)+( ?) */g, "\\n$1"),
    },
  };
}

export default defineConfig({
  plugins: [svelte(), bareTexts(), worker()],
  build: {
    // The page runs under `default-src 'self'`: nothing may be inlined, neither as data: nor as a script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ["chrome123", "edge123", "firefox120", "safari17.5"],
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: "index.html", sw: "src/worker/worker.js" },
      output: {
        // Files name each other: few characters of a hash are enough beside a name, and of a script it has to be seven.
        assetFileNames: "assets/[name]-[hash:6][extname]",
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash:7].js"),
        // A part of the table's texts is called by its folder, too: there is one of each language in all of them.
        chunkFileNames: ({ facadeModuleId }) => {
          const part = /locale.(\w+).\w+\.ftl/.exec(facadeModuleId ?? "")?.[1];
          return part ? `assets/${part}-[name]-[hash:7].js` : "assets/[name]-[hash:7].js";
        },
        // Few files: small ones compress badly, and each is asked for by itself.
        codeSplitting: {
          groups: [
            { name: "app", tags: ["$initial"], test: /src.(?!worker|main)|node_modules/, priority: 3 }, // that every page needs
            {
              name: "common",
              test: /src.(text|net.(?!reach)|device|widgets.(?!Prep|Lamp|Dead|Bad|Share|Reach|Qr|qr))/,
              minShareCount: 4,
              priority: 2,
            }, // that most do
            {
              name: "match",
              test: /src.(match|notebook.(Notebook|notebook|aid)|faces.index|pieces.(Veil|offers)|device.(narrow|kept)|net.(padding|connection)|offers|table.(Conn|verdict|prompt|matchStage))/,
              minShareCount: 2,
              priority: 1,
            }, // that matches do
            {
              name: "links",
              test: /src.(widgets.(Share|Reach|Qr|qr)|net.reach)|lean-qr/,
              minShareCount: 2,
              priority: 1,
            }, // that are sent to others
            { name: "ends", test: /src.widgets.(Dead|Bad|Lamp|Empty)/, minShareCount: 2, priority: 1 }, // where there is nothing
            { name: "tickets", test: /src.pieces.(Ticket|Travel|travel)/, minShareCount: 2, priority: 0 }, // that games with tickets do
            {
              name: "map",
              test: /src.(pieces.(map.(PanZoom|Heat|MapNotes|Place|[a-z])|events)|geometry.(?!menu))/,
              minShareCount: 2,
              priority: 1,
            }, // that maps do
            { name: "stations", test: /src.(pieces.map|geometry)/, minShareCount: 2, priority: 0 }, // with pawns on them
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".", "../src/nascondino/locale"] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
