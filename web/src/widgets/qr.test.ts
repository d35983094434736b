import { generate } from "lean-qr";
import { describe, expect, it } from "vitest";
import { codeOf, MARGIN } from "./qr";

const LINK = "https://table.example.org/t/k7Qx_9-a#Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFy";

/** Which modules a path paints, as rows of text. */
function painted({ width, path }: ReturnType<typeof codeOf>): string {
  const rows = Array.from({ length: width }, () => Array<string>(width).fill("."));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let n = 0; n < Number(run); n++) rows[Number(y)]![Number(x) + n] = "#";
  return rows.map((row) => row.join("")).join("\n");
}

describe("a link as a QR code", () => {
  it.each([LINK, "http://192.168.0.17:8460/t/abc", "é"])("is drawn module by module: %s", (text) =>
    expect(painted(codeOf(text))).toBe(generate(text).toString({ on: "#", off: ".", lf: "\n", pad: MARGIN }).trim()),
  );

  it("is another for another link", () => expect(codeOf(LINK).path).not.toBe(codeOf(`${LINK}a`).path));
});
