import createClient from 'openapi-fetch';
import type { paths } from '#generated/contracts/product-api.ts';
import { openStream } from './open-stream.ts';

/** Opens a picture of the product API as a stream. */
export type OpenMedia = (folder: string, file: string, signal: AbortSignal) => Promise<Response>;

/**
 * Creates the client for images. They are streamed: they are large, and the browser repeats failed requests by itself,
 * so they need no retries and no buffering.
 *
 * @param patienceMs - Milliseconds to wait for the API. A picture that takes longer to make is there at the next request.
 */
export function createMediaClient(baseUrl: string, patienceMs: number): OpenMedia {
  const client = createClient<paths>({ baseUrl });
  return (a, b, visitor) =>
    openStream(patienceMs, visitor, async (signal) => {
      const { response } = await client.GET('/Uploads/{a}/{b}', {
        params: { path: { a, b } },
        parseAs: 'stream',
        signal,
      });
      return response;
    });
}
