import type { components } from '#generated/contracts/content-api.ts';

type InvoiceFormat = components['schemas']['InvoiceFormat'];

/** The start of the addresses at which invoices are downloaded, below the prefix of the locale. */
export const invoicesPath = '/invoices';

const endings: Readonly<Record<InvoiceFormat, string>> = { pdf: 'pdf', ubl: 'xml' };

/** Returns the address of an invoice's file. @param prefix - Of the locale. */
export function invoiceAddress(prefix: string, orderId: string, number: string, format: InvoiceFormat): string {
  return `${prefix}${invoicesPath}/${encodeURIComponent(orderId)}/${number}.${endings[format]}`;
}

/** Returns the number and format in the last part of such an address; `undefined` without them. */
export function readInvoiceFile(file: string): { readonly number: string; readonly format: InvoiceFormat } | undefined {
  const [, number, ending] = /^([A-Z0-9-]{1,40})\.(pdf|xml)$/.exec(file) ?? [];
  return number === undefined ? undefined : { number, format: ending === 'xml' ? 'ubl' : 'pdf' };
}
