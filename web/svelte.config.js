import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** The class that keeps a component's style its own, in few letters: the page says it some thousand times. */
const cssHash = ({ hash, css }) => `s${hash(css).slice(0, 5)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
