/** As the first noble: set out although somebody lies in wait. As a brigand: lie in wait yourself. */

import type { Lesson } from ".";

export default [
  {
    role: "noble",
    mine: 0,
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
  },
  {
    role: "brigand",
    mine: 1,
    seats: 3,
    steps: [
      { name: "lurk-goal", at: "board", until: "read" },
      { name: "lurk-set", at: "offers", until: "acted" },
      { name: "lurk-wait", at: "board", until: "turn" },
      { name: "lurk-booty", at: "log", until: "read" },
      { name: "lurk-turns", at: "seats", until: "read" },
      { name: "lurk-end", at: "prompt", until: "read" },
    ],
  },
] satisfies Lesson[];
