/** Returns whether the browser reports a network; always true on the server. */
export function isOnline(): boolean {
  return typeof navigator === 'undefined' || navigator.onLine !== false;
}

/** Resolves when the browser has a network: at once, or when it is back. */
export async function backOnline(): Promise<void> {
  if (isOnline()) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}

/**
 * Loads something, and again when the network is back if it failed without one.
 *
 * @throws what loading fails with while there is a network.
 */
export async function whenOnline<T>(load: () => Promise<T>): Promise<T> {
  // The network may be back when the failure is reported.
  const wasOnline = isOnline();
  try {
    return await load();
  } catch (error) {
    if (wasOnline && isOnline()) throw error;
    await backOnline();
    return whenOnline(load);
  }
}
