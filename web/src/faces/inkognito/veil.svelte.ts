/** Whether what only one seat may see lies open. It is veiled at first, and again for whoever sits down next. */

import type { FaceProps } from "../face";

type Chair = Pick<FaceProps, "table" | "seat" | "open">;

let lifted = $state("");

const nameOf = ({ table, seat }: Chair): string => `${table.table} ${seat}`;

export const isLifted = (chair: Chair): boolean => chair.open === true || lifted === nameOf(chair);

/** Also for what does not know its chair; others than the one who lifted it find it down. */
export const isAnyLifted = (): boolean => lifted !== "";

export function coverFrom(chair: Chair): void {
  if (!isLifted(chair)) lifted = "";
}

export function toggle(chair: Chair): void {
  lifted = isLifted(chair) ? "" : nameOf(chair);
}
