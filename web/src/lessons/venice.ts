/** As Mister X: flee, and learn what the hunters are told. As a detective: hunt him by his tickets. */

import type { Lesson } from ".";

export default [
  {
    role: "mister_x",
    mine: 0,
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
  },
  {
    role: "detective",
    mine: 1,
    seats: 3,
    steps: [
      { name: "hunt-goal", at: "board", until: "read" },
      { name: "hunt-wait", at: "log", until: "turn" },
      { name: "hunt-move", at: "board", until: "acted" },
      { name: "hunt-told", at: "log", until: "read" },
      { name: "hunt-team", at: "seats", until: "read" },
      { name: "hunt-end", at: "prompt", until: "read" },
    ],
  },
] satisfies Lesson[];
