import { type InvoiceFormat, type InvoiceKey, readInvoiceFile } from '../invoices/invoice-files.ts';
import type { InvoiceServices } from '../invoices/invoice-services.ts';
import type { Attachment } from '../mail/attachment.ts';

const formats: readonly { readonly format: InvoiceFormat; readonly ending: string; readonly contentType: string }[] = [
  { format: 'pdf', ending: 'pdf', contentType: 'application/pdf' },
  { format: 'ubl', ending: 'xml', contentType: 'application/xml' },
];

/** Returns the files of an invoice as attachments of a mail; none where it has been deleted. */
export async function loadInvoiceAttachments(services: InvoiceServices, key: InvoiceKey): Promise<Attachment[]> {
  const attachments: Attachment[] = [];
  for (const { format, ending, contentType } of formats) {
    const bytes = await readInvoiceFile(services, key, format);
    if (bytes) attachments.push({ name: `${key.number}.${ending}`, contentType, bytes });
  }
  return attachments;
}
