/** You are the first Mister X: flee in the open, and vanish in time. */

import type { Lesson } from ".";

export default {
  seats: 3,
  steps: [
    { name: "goal", at: "board", until: "read" },
    { name: "flee", at: "board", until: "acted" },
    { name: "wait", at: "seats", until: "turn" },
    { name: "points", at: "seats", until: "read" },
    { name: "black", at: "offers", until: "acted" },
    { name: "hands", at: "seats", until: "read" },
    { name: "end", at: "prompt", until: "read" },
  ],
} satisfies Lesson;
