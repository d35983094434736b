/** You are the first noble: set out although somebody lies in wait. */

import type { Lesson } from ".";

export default {
  seats: 3,
  steps: [
    { name: "goal", at: "board", until: "read" },
    { name: "wait", at: "seats", until: "turn" },
    { name: "escort", at: "offers", until: "acted" },
    { name: "road", at: "board", until: "acted" },
    { name: "orders", at: "view", until: "read" },
    { name: "ambush", at: "log", until: "read" },
    { name: "turns", at: "seats", until: "read" },
    { name: "end", at: "prompt", until: "read" },
  ],
} satisfies Lesson;
