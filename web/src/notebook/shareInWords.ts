/** A share in words. */

import { percent, t } from "../text/texts.svelte";

export function shareInWords(share: number): string {
  if (share === 0) return t("aid-excluded");
  return share === 1 ? t("aid-certain") : percent(share);
}
