/** What this browser keeps for its owner's comfort. Storage may be closed to us; then nothing is kept. */

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Not kept, and nobody is worse off than before.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}

/** What was kept as JSON; null if it is none. */
export function recallParsed<Content>(name: string): Content | null {
  try {
    return JSON.parse(recall(name) ?? "null") as Content | null;
  } catch {
    return null;
  }
}

/** Put a name at the end of a list of so many; what is kept under those that leave it is forgotten. */
export function enlist(list: string, name: string, most: number): void {
  const names = [...(recallParsed<string[]>(list) ?? []).filter((known) => known !== name), name];
  for (const old of names.slice(0, -most)) forget(old);
  keep(list, JSON.stringify(names.slice(-most)));
}
