/** A share in words: exact enough to compare, and never a zero that is none. */

import { t } from "./texts.svelte";

export function shareInWords(share: number): string {
  if (share === 0) return t("aid-excluded");
  if (share === 1) return t("aid-certain");
  return share < 0.01 ? t("aid-little") : t("aid-share", { share: Math.round(share * 100) });
}
