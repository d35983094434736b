/** As Mister X: hide, then go by the dice that the detectives have used. As a detective: roll, and choose your die well. */

import type { Lesson } from ".";

export default [
  {
    role: "mister_x",
    mine: 0,
    seats: 3,
    steps: [
      { name: "goal", at: "board", until: "read" },
      { name: "hide", at: "offers", until: "acted" },
      { name: "wait", at: "seats", until: "turn" },
      { name: "take", at: "offers", until: "acted" },
      { name: "told", at: "log", until: "read" },
      { name: "black", at: "view", until: "read" },
      { name: "end", at: "prompt", until: "read" },
    ],
  },
  {
    role: "detective",
    mine: 1,
    seats: 3,
    steps: [
      { name: "hunt-goal", at: "board", until: "read" },
      { name: "hunt-place", at: "board", until: "acted" },
      { name: "hunt-wait", at: "log", until: "turn" },
      { name: "hunt-roll", at: "offers", until: "acted" },
      { name: "hunt-told", at: "board", until: "read" },
      { name: "hunt-end", at: "prompt", until: "read" },
    ],
  },
] satisfies Lesson[];
