import { loadTexts } from "../text/texts.svelte";

/** What is needed when somebody looks over a shoulder, or may ask for it, with its texts. */
export async function fetchShoulder() {
  const [parts] = await Promise.all([import("./shoulder"), loadTexts("gathering")]);
  return parts;
}
