/** Pictures of boards are shown as images, and an image knows no fonts of its page: so the page's own go into it. */

import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import sourceSans from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";

const FONTS = { Fraunces: fraunces, "Source Sans 3": sourceSans }; // as in style/fonts.css, so they are fetched once

let faces = $state.raw("");

/** Read them; until then, and where it fails, pictures have whatever letters the device has. */
async function read(): Promise<void> {
  const found = await Promise.all(Object.entries(FONTS).map(([name, address]) => face(name, address)));
  faces = `<style>${found.join("")}</style>`;
}

async function face(name: string, address: string): Promise<string> {
  const content = await (await fetch(address)).blob();
  return `@font-face{font-family:"${name}";font-weight:100 900;src:url(${await asData(content)})}`;
}

function asData(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
}

let reading: Promise<void> | undefined;

/** The address of an image that looks as this SVG does. */
export function imageOf(svg: string): string {
  reading ??= read().catch(() => undefined);
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(dressed(svg, faces))}`;
}

/** The picture with this as its first child. */
function dressed(svg: string, first: string): string {
  return svg.replace(/<svg[^>]*>/, (opening) => opening + first);
}
