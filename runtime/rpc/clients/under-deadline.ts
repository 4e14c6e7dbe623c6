/**
 * Does something under a signal that aborts when `outer` does, or with a `TimeoutError` when the deadline has passed.
 * Nothing is left behind when it ends before: signals of the platform's own would each fire later, for nobody.
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
