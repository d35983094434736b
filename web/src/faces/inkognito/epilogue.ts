/** Who was who, once all cards lie open: oneself, and who was whose ally. */

import { AGENTS, ALLY_OF, CARD_WORDS, COLOURS, IDENTITIES, type View } from "../../games/inkognito";
import { list, t } from "../../text/texts.svelte";
import { agentsOf, figureName } from "./cards";

export interface Revealed {
  figure: number;
  identity: number;
}

/** Two and two, by their identities. */
export function alliesAmong(revealed: readonly Revealed[]): number[][] {
  const firsts = IDENTITIES.filter((one) => one < ALLY_OF[one]!);
  return firsts.map((one) =>
    revealed.filter(({ identity }) => [one, ALLY_OF[one]].includes(identity)).map(({ figure }) => figure),
  );
}

/** Only four play in pairs; else everybody plays alone. */
export function alliesInWords(revealed: readonly Revealed[], { players }: View, seat: number | null): string[] {
  if (players !== AGENTS || revealed.length < AGENTS) return [];
  return alliesAmong(revealed).map((pair) => {
    const ally = pair.find((figure) => figure !== seat)!;
    if (seat !== null && pair.includes(seat)) return t("inkognito-face-my-ally", { to: COLOURS[ally]! });
    return t("inkognito-face-allies", { figures: list(pair.map(figureName)) });
  });
}

export function epilogue({ view, seat }: { view: View; seat: number | null }): string[] {
  const revealed = agentsOf(view)
    .map((figure) => ({ figure, identity: view.identity[figure]! }))
    .filter(({ identity }) => identity);
  const mine = revealed.find(({ figure }) => figure === seat);
  const me = mine ? [t("inkognito-face-i-was", { card: CARD_WORDS[mine.identity]! })] : [];
  return [...me, ...alliesInWords(revealed, view, seat)];
}
