/** As Mister X: flee in the open, and vanish in time. As a detective: surround him without paying too much. */

import type { Lesson } from ".";

export default [
  {
    role: "mister_x",
    mine: 0,
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
  },
  {
    role: "detective",
    mine: 1,
    seats: 3,
    steps: [
      { name: "hunt-goal", at: "board", until: "read" },
      { name: "hunt-place", at: "board", until: "turn" },
      { name: "hunt-move", at: "board", until: "acted" },
      { name: "hunt-pay", at: "view", until: "read" },
      { name: "hunt-under", at: "log", until: "read" },
      { name: "hunt-end", at: "prompt", until: "read" },
    ],
  },
] satisfies Lesson[];
