import { describe, expect, it } from "vitest";
import { NotesDraft } from "./notes";

const saved = new NotesDraft().arrived({ made: 3, text: "old" });

describe("notes", () => {
  it("are taken over from the server while nothing is being written", () => {
    expect(saved.text).toBe("old");
    expect(saved.wish).toBeNull();
    expect(saved.arrived({ made: 4, text: "from the phone" }).text).toBe("from the phone");
  });

  it("are sent once at a time", () => {
    const writing = saved.edit("new");
    expect(writing.wish).toEqual({ made: 3, text: "new" });

    const sent = writing.sending().edit("newer");
    expect(sent.wish).toBeNull();
    expect(sent.accepted().wish).toEqual({ made: 4, text: "newer" });
  });

  it("are saved when our own come back as news, before or after the answer", () => {
    const sent = saved.edit("new").sending();
    const news = { made: 4, text: "new" };

    expect(sent.arrived(news).accepted()).toEqual(new NotesDraft("new", news));
    expect(sent.accepted().arrived(news).isSaved).toBe(true);
  });

  it("are tried again after a refusal", () => {
    expect(saved.edit("new").sending().refused().wish).toEqual({ made: 3, text: "new" });
  });

  it("are not lost when they were written in two places", () => {
    const rival = saved.edit("here").arrived({ made: 4, text: "there" });

    expect([rival.text, rival.rival?.text, rival.wish]).toEqual(["here", "there", null]);
    expect(rival.keepMine().wish).toEqual({ made: 4, text: "here" });
    expect(rival.takeTheirs()).toEqual(new NotesDraft("there", { made: 4, text: "there" }));
  });

  it("stay as they are when the server repeats what is known", () => {
    const writing = saved.edit("new");

    expect(writing.arrived({ made: 3, text: "old" })).toBe(writing);
  });
});
