/** Tables of buttons for who has no mouse. */

const STEPS: Record<string, (columns: number) => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};
const CELLS = "td button";

/** Makes a table one stop for the Tab key, where one was last; arrows lead from one button to the next. */
export function oneStop(table: HTMLElement): () => void {
  const cells = () => [...table.querySelectorAll<HTMLElement>(CELLS)]; // a table may gain rows

  function stopAt(stop: unknown): void {
    for (const cell of cells()) cell.tabIndex = cell === stop ? 0 : -1;
  }

  function move(event: KeyboardEvent): void {
    const all = cells();
    const here = all.findIndex((cell) => cell === event.target);
    const row = all[here]?.closest("tr");
    const next = row && all[here + (STEPS[event.key]?.(row.querySelectorAll(CELLS).length) ?? 0)];
    if (!next || next === event.target) return;
    event.preventDefault();
    next.focus();
  }

  const arrive = (event: FocusEvent): void => stopAt(event.target);
  stopAt(cells()[0]);
  table.addEventListener("keydown", move);
  table.addEventListener("focusin", arrive);
  return () => {
    table.removeEventListener("keydown", move);
    table.removeEventListener("focusin", arrive);
  };
}
