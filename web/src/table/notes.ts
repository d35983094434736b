/** Private notes that are written here and kept by the server, perhaps on several devices of one person. */

import type { Notes } from "../protocol";

const NONE: Notes = { made: 0, text: "" };

/** One state of the notes. Every change makes a new one. */
export class NotesDraft {
  readonly text: string;
  readonly saved: Notes;
  readonly sent: string | null;
  readonly rival: Notes | null; // written elsewhere while something else was being written here

  constructor(text = "", saved: Notes = NONE, sent: string | null = null, rival: Notes | null = null) {
    this.text = text;
    this.saved = saved;
    this.sent = sent;
    this.rival = rival;
  }

  get isSaved(): boolean {
    return this.text === this.saved.text && !this.rival;
  }

  edit(text: string): NotesDraft {
    return new NotesDraft(text, this.saved, this.sent, this.rival);
  }

  /** What to send now, if anything: one at a time, and nothing over another's head. */
  get wish(): Notes | null {
    return this.isSaved || this.sent !== null || this.rival ? null : { made: this.saved.made, text: this.text };
  }

  sending(): NotesDraft {
    return new NotesDraft(this.text, this.saved, this.text, null);
  }

  accepted(): NotesDraft {
    return this.sent === null
      ? this
      : new NotesDraft(this.text, { made: this.saved.made + 1, text: this.sent }, null, this.rival);
  }

  refused(): NotesDraft {
    return new NotesDraft(this.text, this.saved, null, this.rival);
  }

  /** The server's notes have come: our own, another device's, or both written at once. */
  arrived(notes: Notes | null): NotesDraft {
    const saved = notes ?? NONE;
    if (saved.text === this.sent) return new NotesDraft(this.text, saved);
    if (this.text === this.saved.text || this.text === saved.text) return new NotesDraft(saved.text, saved, this.sent);
    return saved.made === this.saved.made ? this : new NotesDraft(this.text, this.saved, null, saved);
  }

  keepMine(): NotesDraft {
    return new NotesDraft(this.text, this.rival ?? this.saved);
  }

  takeTheirs(): NotesDraft {
    const saved = this.rival ?? this.saved;
    return new NotesDraft(saved.text, saved);
  }
}
