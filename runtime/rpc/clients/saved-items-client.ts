import createClient from 'openapi-fetch';
import type { operations, paths } from '#generated/contracts/product-api.ts';
import type { ApiHeaders } from './addressed-client.ts';

/** Formats of the export of saved items. */
export type ExportFormat = NonNullable<NonNullable<operations['exportStorage']['parameters']['query']>['format']>;

/** Deadline in milliseconds for the first byte: creating an export takes the API a while. */
const firstByteDeadlineMs = 60_000;

/** Opens saved files as streams, without the buffers and retries of other calls, since files are large. */
export interface SavedItemsClient {
  /** Opens an uploaded original. */
  readonly openFile: (folder: string, file: string, signal: AbortSignal) => Promise<Response>;
  /** Opens an export of everything that a visitor has saved. @param visitor - Headers that identify the visitor. */
  readonly openExport: (
    format: ExportFormat,
    headers: ApiHeaders,
    visitor: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) => Promise<Response>;
}

/** @param baseUrl - Of the product API. */
export function createSavedItemsClient(baseUrl: string): SavedItemsClient {
  const client = createClient<paths>({ baseUrl });
  return {
    openFile: (a, b, signal) =>
      untilFirstByte(signal, async (ends) => {
        const { response } = await client.GET('/Uploads/{a}/{b}', {
          params: { path: { a, b } },
          parseAs: 'stream',
          signal: ends,
        });
        return response;
      }),
    openExport: (format, header, visitor, signal) =>
      untilFirstByte(signal, async (ends) => {
        const { response } = await client.GET('/Storage/export', {
          params: { header, query: { format } },
          headers: visitor,
          parseAs: 'stream',
          signal: ends,
        });
        return response;
      }),
  };
}

/** Opens an answer, which must begin by the deadline and may then take as long as the visitor reads. */
async function untilFirstByte(
  visitor: AbortSignal,
  open: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new DOMException('The answer took too long to begin', 'TimeoutError')),
    firstByteDeadlineMs,
  );
  try {
    return await open(AbortSignal.any([visitor, late.signal]));
  } finally {
    clearTimeout(timer);
  }
}
