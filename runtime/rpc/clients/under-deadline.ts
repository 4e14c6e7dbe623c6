/**
 * Does something under a signal that aborts when `outer` does, or with a `TimeoutError` when the deadline has passed.
 * Clears its timer at the end, which `AbortSignal.timeout` does not.
 *
 * @param ms - Milliseconds from now.
 */
export async function underDeadline<Result>(
  ms: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const leave = (): void => controller.abort(outer.reason);
  if (outer.aborted) leave();
  outer.addEventListener('abort', leave, { once: true });
  const timer = setTimeout(() => controller.abort(new DOMException('The deadline has passed', 'TimeoutError')), ms);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', leave);
  }
}
