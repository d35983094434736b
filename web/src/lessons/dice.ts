/** You are Mister X: hide, then go by the dice that the detectives have used. */

import type { Lesson } from ".";

export default {
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
} satisfies Lesson;
