import type { DatabaseWriter } from '../db/database.ts';
import { type InvoiceFormat, type InvoiceKey, makeLockedFiles, readMadeFile } from '../invoices/invoice-files.ts';
import type { InvoiceServices } from '../invoices/invoice-services.ts';
import type { Attachment } from '../mail/attachment.ts';

const formats: readonly { readonly format: InvoiceFormat; readonly ending: string; readonly contentType: string }[] = [
  { format: 'pdf', ending: 'pdf', contentType: 'application/pdf' },
  { format: 'ubl', ending: 'xml', contentType: 'application/xml' },
];

/** Returns the files of an invoice as attachments of a mail; none where it has been deleted. */
export async function loadInvoiceAttachments(
  { invoiceFiles }: Pick<InvoiceServices, 'invoiceFiles'>,
  tx: DatabaseWriter,
  key: InvoiceKey,
): Promise<Attachment[]> {
  const row = await makeLockedFiles(tx, invoiceFiles, key);
  const attachments: Attachment[] = [];
  for (const { format, ending, contentType } of formats) {
    const bytes = row && (await readMadeFile(invoiceFiles, row, format));
    if (bytes) attachments.push({ name: `${key.number}.${ending}`, contentType, bytes });
  }
  return attachments;
}
