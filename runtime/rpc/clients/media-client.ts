import createClient from 'openapi-fetch';
import type { paths } from '#generated/contracts/product-api.ts';

/** Milliseconds until a picture's bytes must have begun to arrive: making a new width takes the API a moment. */
const firstByteDeadlineMs = 15_000;

/** Opens a picture of the product API as a stream. */
export type OpenMedia = (folder: string, file: string, signal: AbortSignal) => Promise<Response>;

/**
 * Pictures are passed on as they come: they are large, and the browser asks again by itself, so they go without the
 * retries and the buffering of the other calls.
 */
export function createMediaClient(baseUrl: string): OpenMedia {
  const client = createClient<paths>({ baseUrl });
  return async (a, b, signal) => {
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new DOMException('The picture took too long', 'TimeoutError')),
      firstByteDeadlineMs,
    );
    try {
      const { response } = await client.GET('/Uploads/{a}/{b}', {
        params: { path: { a, b } },
        parseAs: 'stream',
        signal: AbortSignal.any([signal, late.signal]),
      });
      return response;
    } finally {
      clearTimeout(timer);
    }
  };
}
