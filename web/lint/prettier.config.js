import * as svelte from "prettier-plugin-svelte";

export default {
  printWidth: 120,
  plugins: [svelte],
  // Svelte itself drops the space at both ends of an element. Between two things that touch, a line break would be a space: such
  // a pair stands under `prettier-ignore`.
  htmlWhitespaceSensitivity: "ignore",
};
