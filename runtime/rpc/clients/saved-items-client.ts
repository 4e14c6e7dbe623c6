import createClient from 'openapi-fetch';
import type { operations, paths } from '#generated/contracts/product-api.ts';
import type { ApiHeaders } from './addressed-client.ts';
import { openStream } from './open-stream.ts';

/** Formats of the export of saved items. */
export type ExportFormat = NonNullable<NonNullable<operations['exportStorage']['parameters']['query']>['format']>;

/** Milliseconds for which the storefront waits for a visitor's own file: an original may be large. */
const filePatienceMs = 10_000;

/** Milliseconds for which the storefront waits for an export, which the visitor asked for and the API makes file by file. */
const exportPatienceMs = 60_000;

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
      openStream(filePatienceMs, signal, async (ends) => {
        const { response } = await client.GET('/Uploads/{a}/{b}', {
          params: { path: { a, b } },
          parseAs: 'stream',
          signal: ends,
        });
        return response;
      }),
    openExport: (format, header, visitor, signal) =>
      openStream(exportPatienceMs, signal, async (ends) => {
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
