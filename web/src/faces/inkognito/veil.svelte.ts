/** Whether what only one seat may see lies open. It is veiled at first, and again for whoever sits down next. */

import type { FaceProps } from "..";

type Chair = Pick<FaceProps, "table" | "seat">;

let open = $state("");

const nameOf = ({ table, seat }: Chair): string => `${table.table} ${seat}`;

export const isLifted = (chair: Chair): boolean => open === nameOf(chair);

/** Also for what does not know its chair; others than the one who lifted it find it down. */
export const isAnyLifted = (): boolean => open !== "";

export function coverFrom(chair: Chair): void {
  if (!isLifted(chair)) open = "";
}

export function toggle(chair: Chair): void {
  open = isLifted(chair) ? "" : nameOf(chair);
}
