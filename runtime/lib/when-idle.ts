/** Milliseconds after which it runs even if the page is busy. */
const maxWaitMs = 2000;

/**
 * Runs something when the browser is idle.
 *
 * @returns what keeps it from running
 */
export function whenIdle(run: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 0);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: maxWaitMs });
  return () => window.cancelIdleCallback(handle);
}
