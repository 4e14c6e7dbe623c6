import createClient from 'openapi-fetch';
import type { paths } from '#generated/contracts/product-api.ts';

/** Deadline in milliseconds for the first byte of an image: the API may have to create the width first. */
const firstByteDeadlineMs = 15_000;

/** Opens a picture of the product API as a stream. */
export type OpenMedia = (folder: string, file: string, signal: AbortSignal) => Promise<Response>;

/**
 * Creates the client for images. They are streamed: they are large, and the browser repeats failed requests by itself,
 * so they need no retries and no buffering.
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
