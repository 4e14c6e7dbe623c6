import createClient from 'openapi-fetch';
import type { components, paths } from '#generated/contracts/content-api.ts';
import type { ApiHeaders } from './addressed-client.ts';
import { openStream } from './open-stream.ts';

/** A request for an invoice's file. */
export interface InvoiceFile {
  readonly orderId: string;
  readonly number: string;
  readonly format: components['schemas']['InvoiceFormat'];
  /** Headers for shop and language. */
  readonly headers: ApiHeaders;
  /** Headers that prove that the visitor may read the order. */
  readonly visitorHeaders: Readonly<Record<string, string>>;
  /** Aborted when the visitor goes away. */
  readonly signal: AbortSignal;
}

/** Opens an invoice's file as a stream. @throws when the API does not answer, or the visitor goes away. */
export type OpenInvoice = (file: InvoiceFile) => Promise<Response>;

/**
 * Files are passed on as they come, so they go without the retries and the check of JSON bodies that the other calls have.
 *
 * @param baseUrl - Of the content API.
 * @param patienceMs - Milliseconds to wait for it.
 */
export function createInvoiceClient(baseUrl: string, patienceMs: number): OpenInvoice {
  const client = createClient<paths>({ baseUrl });
  return ({ orderId, number, format, headers, visitorHeaders, signal: visitor }) =>
    openStream(patienceMs, visitor, async (signal) => {
      const { response } = await client.GET('/orders/{id}/invoices/{number}', {
        params: { header: headers, path: { id: orderId, number }, query: { format } },
        headers: visitorHeaders,
        parseAs: 'stream',
        signal,
      });
      return response;
    });
}
