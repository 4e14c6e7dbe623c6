import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hrefIn } from '#runtime/i18n/href.ts';
import { invoicesPath, readInvoiceFile } from '#runtime/lib/invoice-address.ts';
import { createInvoiceClient } from '#runtime/rpc/clients/invoice-client.ts';
import { whenGone } from '../files/store-visitor-file.ts';
import type { ServerRouteOptions } from '../server-route.ts';
import { getVisit } from '../visit.ts';

/** Identifiers of orders, which cannot leave their path segment. */
const orderPattern = /^[A-Za-z0-9_-]{1,100}$/;

/** Headers of the API's answer that are passed on. */
const passedHeaders = ['content-type', 'content-disposition'] as const;

/** Statuses of the API that are passed on; all other failures become 502. */
const passedStatuses = new Set([429, 503]);

/**
 * Registers the route that downloads the invoices of an order: for its customer, the guest who placed it, and a visitor
 * who opened the link of a mail about it. All others are redirected to the page that finds orders.
 */
export function registerInvoiceRoute(
  server: FastifyInstance,
  { site, readVisitor, contentApiUrl, deadlines }: ServerRouteOptions,
): void {
  const openInvoice = createInvoiceClient(contentApiUrl, deadlines.streamMs);
  type InvoiceRequest = FastifyRequest<{ Params: { order: string; file: string } }>;
  const answer = async (request: InvoiceRequest, reply: FastifyReply): Promise<unknown> => {
    const { storefront, locale } = getVisit(request);
    const { order: orderId, file } = request.params;
    void reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const { client } = storefront.definition;
    const search = hrefIn(client, locale, 'orderStatus') ?? hrefIn(client, locale, 'home') ?? '/';
    const named = readInvoiceFile(file);
    if (!named || !orderPattern.test(orderId)) return reply.redirect(search, 303);
    const visitor = await readVisitor(request, locale);
    const { headers } = storefront.services.contextFor(locale);
    const signal = whenGone(request, reply);
    let invoice: Response;
    try {
      invoice = await openInvoice({
        orderId,
        ...named,
        headers,
        visitorHeaders: visitor.headersOf(orderId),
        signal,
      });
    } catch (error) {
      // A visitor who leaves cancels the download, which is no failure.
      if (signal.aborted) return reply;
      request.log.warn({ err: error }, 'An invoice could not be fetched');
      return reply.code(503).header('retry-after', '5').send();
    }
    if (invoice.ok && invoice.body) {
      for (const name of passedHeaders) {
        const value = invoice.headers.get(name);
        if (value !== null) void reply.header(name, value);
      }
      return reply.send(invoice.body);
    }
    await invoice.body?.cancel().catch(() => undefined);
    if (invoice.status === 401 || invoice.status === 404) return reply.redirect(search, 303);
    request.log.warn({ answered: invoice.status, orderId }, 'An invoice could not be had');
    return reply.code(passedStatuses.has(invoice.status) ? invoice.status : 502).send();
  };
  const prefixes = new Set(Object.values(site.domains).map(({ prefix }) => prefix));
  for (const prefix of new Set(['', ...prefixes])) server.get(`${prefix}${invoicesPath}/:order/:file`, answer);
}
