import { describe, expect, it } from "vitest";
import type { Reach } from "../protocol";
import { reachProblemFor, originFor } from "./reach.svelte";

const ALONE: Reach = { public: null, addresses: [], opening: "nascondino serve --host 0.0.0.0" };
const OFFLINE: Reach = { public: null, addresses: [], opening: null };
const HOME: Reach = { public: null, addresses: ["http://192.168.1.5:8460"], opening: null };
const SEVERAL: Reach = { ...HOME, addresses: ["http://192.168.1.5:8460", "http://10.8.0.2:8460"] };
const HOSTED: Reach = { public: "https://table.example", addresses: [], opening: null };
const UNTOLD: Reach = { public: null, addresses: null, opening: null };

const here = { origin: "http://localhost:8460", hostname: "localhost" };
const there = { origin: "http://192.168.1.5:8460", hostname: "192.168.1.5" };
const proxied = { origin: "https://elsewhere.example", hostname: "elsewhere.example" };

describe("a link names", () => {
  it.each([
    ["this machine, if nobody else can come", ALONE, here, here.origin],
    ["this machine, if it is in no network", OFFLINE, here, here.origin],
    ["this machine, if the server did not answer", null, here, here.origin],
    ["this machine, if it leads to a server elsewhere", UNTOLD, here, here.origin],
    ["the machine's address, if it was made on it", HOME, here, "http://192.168.1.5:8460"],
    [
      "the same, whatever the machine calls itself",
      HOME,
      { origin: "http://[::1]:8460", hostname: "[::1]" },
      "http://192.168.1.5:8460",
    ],
    [
      "the best of several",
      SEVERAL,
      { origin: "http://127.0.0.1:8460", hostname: "127.0.0.1" },
      "http://192.168.1.5:8460",
    ],
    ["the address by which its maker came", SEVERAL, there, there.origin],
    ["the proxy by which its maker came", HOME, proxied, proxied.origin],
    ["what the server was told to be called", HOSTED, there, "https://table.example"],
    ["that on the machine itself, too", HOSTED, here, "https://table.example"],
  ])("%s", (_, reach, place, origin) => expect(originFor(reach, place)).toBe(origin));

  it("the address that was chosen, as long as the machine has it", () => {
    expect(originFor(SEVERAL, here, "http://10.8.0.2:8460")).toBe("http://10.8.0.2:8460");
    expect(originFor(HOME, here, "http://10.8.0.2:8460")).toBe("http://192.168.1.5:8460");
  });
});

describe("beside a link it is said", () => {
  it.each([
    ["that nobody else can come, and what to do", ALONE, here, { kind: "alone", command: ALONE.opening }],
    ["that there is no network", OFFLINE, here, { kind: "offline" }],
    ["which other addresses there are", SEVERAL, here, { kind: "several", addresses: SEVERAL.addresses }],
    ["nothing, if there is one address", HOME, here, null],
    ["nothing to whoever came through a proxy", ALONE, proxied, null],
    ["nothing that the server does not say", UNTOLD, here, null],
    ["nothing where the server has a name", HOSTED, here, null],
  ])("%s", (_, reach, place, said) => expect(reachProblemFor(reach, place)).toEqual(said));
});
