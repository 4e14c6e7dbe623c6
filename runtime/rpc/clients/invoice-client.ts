import createClient from 'openapi-fetch';
import type { components, paths } from '#generated/contracts/content-api.ts';
import type { ApiHeaders } from '#runtime/rpc/clients/addressed-client.ts';

/** Deadline in milliseconds for the first byte of an invoice. */
const firstByteDeadlineMs = 15_000;

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
 */
export function createInvoiceClient(baseUrl: string): OpenInvoice {
  const client = createClient<paths>({ baseUrl });
  return async ({ orderId, number, format, headers, visitorHeaders, signal }) => {
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new DOMException('The invoice took too long', 'TimeoutError')),
      firstByteDeadlineMs,
    );
    try {
      const { response } = await client.GET('/orders/{id}/invoices/{number}', {
        params: { header: headers, path: { id: orderId, number }, query: { format } },
        headers: visitorHeaders,
        parseAs: 'stream',
        signal: AbortSignal.any([signal, late.signal]),
      });
      return response;
    } finally {
      clearTimeout(timer);
    }
  };
}
