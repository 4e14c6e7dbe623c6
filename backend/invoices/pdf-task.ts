import type { InvoiceContent } from '../db/schema/invoice-content.ts';
import type { InvoiceKind } from '../db/schema/invoices.ts';

/** A document that the thread for PDFs is to render. */
export interface PdfTask {
  readonly id: number;
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly content: InvoiceContent;
}

/** The outcome of a task. */
export type PdfAnswer = { readonly id: number } & ({ readonly bytes: Uint8Array } | { readonly error: Error });
