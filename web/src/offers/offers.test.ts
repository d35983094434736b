import { describe, expect, it } from "vitest";
import { type Offer, putIntoWords } from ".";
import type { Now, Offering } from "../protocol";

interface Vector {
  board: string;
  offering: Offering;
  offers: [Now["offers"][number], Offer][];
}

/** By which Python's words are tested as well; made by tools/offer_vectors.py. */
const FILES = import.meta.glob<Vector[]>("../../../tests/offer_vectors.json", { import: "default", eager: true });
const VECTORS = Object.values(FILES).flat();

describe("offers", () => {
  it.each(VECTORS)("of $board are put into the same words as in Python", ({ offering, offers }) => {
    expect(offers.map(([sent]) => putIntoWords(sent, offering))).toEqual(offers.map(([, offer]) => offer));
  });

  it("of all boards are there", () => expect(VECTORS.length).toBeGreaterThan(5));
});
