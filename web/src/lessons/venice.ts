/** You are Mister X: flee, and learn what the hunters are told. */

import type { Lesson } from ".";

export default {
  seats: 3,
  steps: [
    { name: "goal", at: "board", until: "read" },
    { name: "choose", at: "board", until: "chosen" },
    { name: "go", at: "do-it", until: "acted" },
    { name: "told", at: "log", until: "read" },
    { name: "wait", at: "seats", until: "turn" },
    { name: "show", at: "board", until: "acted" },
    { name: "black", at: "offers", until: "read" },
    { name: "end", at: "prompt", until: "read" },
  ],
} satisfies Lesson;
