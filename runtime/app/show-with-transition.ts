/** Elements in which a visitor types: their caret and their keyboard stay as they are. */
const fields = 'input, select, textarea, [contenteditable]';

/**
 * Shows another page, where the browser can as a transition from the one before. Not for visitors who want no motion, nor
 * while they type.
 *
 * @param show - Shows it; resolves when it is there.
 */
export function showWithTransition(show: () => Promise<void>): void {
  const isWanted = window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
  // Not in every browser yet.
  if (!('startViewTransition' in document) || !isWanted || document.activeElement?.matches(fields)) {
    void show();
    return;
  }
  const { ready, finished, updateCallbackDone } = document.startViewTransition(show);
  // One that is overtaken by the next, or takes too long, ends without motion.
  for (const step of [ready, finished, updateCallbackDone]) step.catch(() => undefined);
}
