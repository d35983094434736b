import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8460"; // `nascondino serve`, while the page is worked on with `python page.py dev`

export default defineConfig({
  plugins: [svelte()],
  build: {
    // The page runs under `default-src 'self'`: nothing may be inlined, neither as data: nor as a script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ["chrome123", "edge123", "firefox120", "safari17.5"],
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [".", "../src/nascondino/locale"] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
