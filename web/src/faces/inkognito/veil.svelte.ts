/** Whether what only one seat may see lies open. It is veiled at first, and again for whoever sits down next. */

import type { FaceProps } from "..";

type Chair = Pick<FaceProps, "table" | "seat">;

let open = $state("");

const nameOf = ({ table, seat }: Chair): string => `${table.table} ${seat}`;

export const isLifted = (chair: Chair): boolean => open === nameOf(chair);

export function toggle(chair: Chair): void {
  open = isLifted(chair) ? "" : nameOf(chair);
}
