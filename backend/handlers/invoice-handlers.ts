import type { InvoiceServices } from '../invoices/invoice-services.ts';
import { getInvoiceDocument, listOrderInvoices } from '../invoices/read-invoices.ts';
import type { Handlers } from '../operations/handler.ts';

/** Creates the handlers of invoices and credit notes in `content-api.yaml`. */
export function createInvoiceHandlers(services: InvoiceServices): Handlers {
  return {
    listOrderInvoices: (request) => listOrderInvoices(services, request),
    getInvoiceDocument: (request) => getInvoiceDocument(services, request),
  };
}
