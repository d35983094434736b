import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ReviewSession } from "./session.svelte";

const MATCH = { table: { seats: [{}, {}] }, makers: [0], highlights: [], perceived: [0, 0] };
const MOMENT = { now: { actors: [] }, variation: null };

const held: Array<{ path: string; answer: (told: Response) => void }> = [];
const addresses: string[] = [];

/** Let it come, as soon as it was asked for. */
async function answer(path: RegExp): Promise<void> {
  const found = () => held.findIndex((asked) => path.test(asked.path));
  await vi.waitFor(() => expect(found()).not.toBe(-1));
  const [asked] = held.splice(found(), 1);
  const told = /review\/\w+$/.test(asked!.path) ? { ...MATCH, board: asked!.path } : MOMENT;
  asked!.answer(new Response(JSON.stringify(told), { status: 200 }));
}

beforeEach(() => {
  vi.stubGlobal("history", { replaceState: (_: unknown, __: string, address: string) => addresses.push(address) });
  vi.stubGlobal("fetch", (path: string) => new Promise<Response>((answer) => held.push({ path, answer })));
});

afterEach(() => {
  vi.unstubAllGlobals();
  held.length = addresses.length = 0;
});

async function opened(): Promise<ReviewSession> {
  const session = new ReviewSession("T1");
  const opened = session.open("#all/0");
  await answer(/review\/all$/);
  await answer(/all\/0$/);
  await opened;
  return session;
}

it("shows through the eyes that were chosen last, whichever answer comes first", async () => {
  const session = await opened();
  const looks = [session.lookAs(0), session.lookAs(1)];
  await answer(/review\/1$/);
  await answer(/1\/0$/);
  await answer(/review\/0$/);
  await Promise.all(looks);

  expect([session.eyes, addresses.at(-1)]).toEqual([1, "#1/0"]);
  expect(session.whole).toMatchObject({ board: "/api/tables/T1/review/1" });
});

describe("whoever has left keeps the address of where they are now", () => {
  it("though the match comes then", async () => {
    const session = new ReviewSession("T1");
    const opened = session.open("#all/0");
    session.close();
    await answer(/review\/all$/);
    await opened;

    expect(addresses).toEqual([]);
  });

  it("though other eyes come then", async () => {
    const session = await opened();
    const look = session.lookAs(0);
    session.close();
    await answer(/review\/0$/);
    await look;

    expect(addresses).toEqual(["#all/0"]);
  });
});
