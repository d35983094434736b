/** You are an agent among four: go somewhere, meet somebody, and put together what you were shown. */

import type { Lesson } from ".";

export default {
  seats: 4,
  steps: [
    { name: "goal", at: "view", until: "read" },
    { name: "place", at: "board", until: "acted" },
    { name: "wait", at: "board", until: "turn" },
    { name: "show", at: "offers", until: "acted" },
    { name: "told", at: "view", until: "read" },
    { name: "call", at: "offers", until: "read" },
    { name: "end", at: "prompt", until: "read" },
  ],
} satisfies Lesson;
