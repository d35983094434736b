/** As an agent among four: go somewhere, meet somebody, and put together what you were shown. As the Ambassador of five: listen. */

import type { Lesson } from ".";

export default [
  {
    role: "agent",
    mine: 0,
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
  },
  {
    role: "ambassador",
    mine: 4,
    seats: 5,
    steps: [
      { name: "court-goal", at: "board", until: "read" },
      { name: "court-lay", at: "board", until: "acted" },
      { name: "court-wait", at: "board", until: "turn" },
      { name: "court-hear", at: "view", until: "read" },
      { name: "court-call", at: "offers", until: "read" },
      { name: "court-end", at: "prompt", until: "read" },
    ],
  },
] satisfies Lesson[];
