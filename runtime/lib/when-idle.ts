/** Milliseconds after which even a busy page has to make room. */
const maxWaitMs = 2000;

/**
 * Runs something when the browser is idle.
 *
 * @returns what keeps it from running
 */
export function whenIdle(run: () => void): () => void {
  // Safari does not say when it is idle.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 0);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: maxWaitMs });
  return () => window.cancelIdleCallback(handle);
}
