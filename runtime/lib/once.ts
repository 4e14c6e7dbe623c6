/**
 * Does something once for as long as the storage lasts: for a visit (`sessionStorage`), or for good (`localStorage`).
 * Where a browser stores nothing it is done once for the page.
 */
export function once(storage: () => Storage, key: string, act: () => void): void {
  if (done.has(key)) return;
  done.add(key);
  try {
    if (storage().getItem(key) !== null) return;
    storage().setItem(key, '1');
  } catch {
    // Storage may be full, or forbidden.
  }
  act();
}

const done = new Set<string>();
