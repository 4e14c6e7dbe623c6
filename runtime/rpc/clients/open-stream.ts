/**
 * Opens an answer of an API as a stream, and waits for the API no longer than `patienceMs` in all: for the headers, and for each piece
 * of the body that somebody is there to read. The time that the reader takes does not count.
 *
 * @param ended - Aborted when the reader goes away.
 * @param open - Sends the request.
 * @throws {DOMException} a `TimeoutError` when the answer does not begin in time; the stream fails with it when it stalls.
 */
export async function openStream(
  patienceMs: number,
  ended: AbortSignal,
  open: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const late = new AbortController();
  let leftMs = patienceMs;
  const waitFor = async <Awaited>(work: () => Promise<Awaited>): Promise<Awaited> => {
    const since = performance.now();
    const timer = setTimeout(() => late.abort(new DOMException('The answer took too long', 'TimeoutError')), leftMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      leftMs -= performance.now() - since;
    }
  };
  const signal = AbortSignal.any([ended, late.signal]);
  const response = await waitFor(() => open(signal));
  // openapi-fetch has read the body of a failure.
  if (response.body === null || response.bodyUsed) return response;
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await waitFor(() => reader.read());
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Nothing is read ahead: a slow visitor must not be mistaken for a slow API.
    { highWaterMark: 0 },
  );
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}
