import { afterEach, describe, expect, it, vi } from "vitest";
import { notebookAids } from "./api";

const told = (share: number) => ({ items: 1, doubts: [{ under: ["who", {}], about: ["x", {}], cases: [{ share }] }] });

async function asked(share: number, seat: number | null): Promise<string[]> {
  const fetched = vi.fn((path: string) =>
    Promise.resolve(new Response(JSON.stringify(told(share)), { headers: { path } })),
  );
  vi.stubGlobal("fetch", fetched);
  await notebookAids("t", seat);
  return fetched.mock.calls.map(([path]) => path).sort();
}

afterEach(() => vi.unstubAllGlobals());

describe("the notebook's aid", () => {
  it("is asked for alike by who knows all and by who does not", async () => {
    const both = ["/api/tables/t/aid/2", "/api/tables/t/aid/onlooker"];
    expect(await asked(1, 2)).toEqual(both);
    expect(await asked(0.5, 2)).toEqual(both);
  });

  it("is asked for once by an onlooker", async () =>
    expect(await asked(1, null)).toEqual(["/api/tables/t/aid/onlooker"]));
});
