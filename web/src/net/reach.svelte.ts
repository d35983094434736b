/** How others reach the server: what a link that is passed on has to name. */

import type { Reach } from "../protocol";
import { howReached } from "./api";

type Place = Pick<Location, "origin" | "hostname">;

let asked = $state(false);
let known = $state.raw<Reach | null>(null);
let chosen = $state<string | null>(null); // one of the machine's addresses, where the best does not lead others here

let asking: Promise<void> | undefined;

/** Anew whenever links are shown: a machine may have gone to another network. Once for all that are shown together. */
export function askForReach(): Promise<void> {
  asking ??= ask().finally(() => (asking = undefined));
  return asking;
}

async function ask(): Promise<void> {
  known = await howReached().catch(() => known);
  asked = true;
}

/** What links begin with; undefined until it is known. */
export function originOfLinks(): string | undefined {
  return asked ? originFor(known, location, chosen) : undefined;
}

/** Why others may not come by a link that is made here, if so. */
export function reachProblem(): ReachProblem | null {
  return reachProblemFor(known, location);
}

export function chooseAddress(address: string): void {
  chosen = address;
}

export type ReachProblem =
  { kind: "alone"; command: string } | { kind: "offline" } | { kind: "several"; addresses: string[] };

/** Whoever came by an address of the network passes that one on; whoever sits at the machine itself needs another. */
export function originFor(reach: Reach | null, place: Place, chosen: string | null = null): string {
  if (reach?.public) return reach.public;
  if (!reach?.addresses || !isHere(place)) return place.origin;
  const best = reach.addresses[0] ?? place.origin;
  return reach.addresses.find((address) => address === chosen) ?? best;
}

export function reachProblemFor(reach: Reach | null, place: Place): ReachProblem | null {
  if (!reach?.addresses || reach.public || !isHere(place)) return null;
  if (reach.opening) return { kind: "alone", command: reach.opening };
  if (reach.addresses.length === 0) return { kind: "offline" };
  return reach.addresses.length > 1 ? { kind: "several", addresses: reach.addresses } : null;
}

/** An address that leads every machine to itself. */
function isHere({ hostname }: Place): boolean {
  return /^(localhost|.*\.localhost|127\..*|\[::1\])$/.test(hostname);
}
