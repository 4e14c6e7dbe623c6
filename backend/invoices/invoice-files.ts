import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { invoices } from '../db/schema/invoices.ts';
import type { FileStore } from '../files/file-store.ts';
import type { InvoiceServices } from './invoice-services.ts';
import { renderPdfInThread } from './pdf-thread.ts';
import { writeUbl } from './write-ubl.ts';

export type InvoiceRow = typeof invoices.$inferSelect;
export type InvoiceFormat = 'pdf' | 'ubl';

export interface InvoiceKey {
  readonly shopId: string;
  readonly number: string;
}

type FileServices = Pick<InvoiceServices, 'db' | 'invoiceFiles'>;

export const isInvoice = ({ shopId, number }: InvoiceKey) =>
  and(eq(invoices.shopId, shopId), eq(invoices.number, number));

/** Returns the formats that an invoice has: PDF, and UBL for a business. */
export function listInvoiceFormats({ content }: Pick<InvoiceRow, 'content'>): readonly InvoiceFormat[] {
  return content.buyer?.isBusiness === true ? ['pdf', 'ubl'] : ['pdf'];
}

/**
 * Makes the missing files of an invoice, and stores their hashes. The row is locked meanwhile, and a file is named by
 * its hash: after an interruption or a parallel run, a stored file is never written again.
 *
 * @returns The row with its hashes; `undefined` where there is no such invoice.
 */
export async function makeInvoiceFiles(
  { db, invoiceFiles }: FileServices,
  key: InvoiceKey,
): Promise<InvoiceRow | undefined> {
  const [known] = await db.select().from(invoices).where(isInvoice(key));
  if (known?.pdfHash !== null) return known;
  return await db.transaction((tx) => makeLockedFiles(tx, invoiceFiles, key));
}

/** Makes the missing files of an invoice like `makeInvoiceFiles`, in the transaction that needs them. */
export async function makeLockedFiles(
  tx: DatabaseWriter,
  invoiceFiles: FileStore,
  key: InvoiceKey,
): Promise<InvoiceRow | undefined> {
  const [row] = await tx.select().from(invoices).where(isInvoice(key)).for('update');
  if (row?.pdfHash !== null) return row;
  const { kind, number, content } = row;
  const keep = async (bytes: Buffer): Promise<string> => {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const arrived = await invoiceFiles.receive([bytes], bytes.byteLength);
    await invoiceFiles.keep(arrived, invoiceFolder(key), hash);
    return hash;
  };
  const pdfHash = await keep(await renderPdfInThread(kind, number, content));
  const hasUbl = listInvoiceFormats(row).includes('ubl');
  const ublHash = hasUbl ? await keep(await writeUbl(kind, number, content)) : null;
  const [made] = await tx.update(invoices).set({ pdfHash, ublHash }).where(isInvoice(key)).returning();
  return made;
}

/**
 * Returns the bytes of an invoice's file; `undefined` where it has no such format.
 *
 * @throws {Error} when the stored file is missing or has another hash.
 */
export async function readInvoiceFile(
  services: FileServices,
  key: InvoiceKey,
  format: InvoiceFormat,
): Promise<Buffer | undefined> {
  const row = await makeInvoiceFiles(services, key);
  return row && (await readMadeFile(services.invoiceFiles, row, format));
}

/** Returns the bytes of a file that is made, like `readInvoiceFile`. */
export async function readMadeFile(
  invoiceFiles: FileStore,
  row: InvoiceRow,
  format: InvoiceFormat,
): Promise<Buffer | undefined> {
  const hash = format === 'pdf' ? row.pdfHash : row.ublHash;
  if (hash === null) return undefined;
  const found = await invoiceFiles.open(invoiceFolder(row), hash);
  if (!found) throw new Error(`The ${format} of ${row.number} (${row.shopId}) is not in the file store.`);
  const bytes = await buffer(found.stream);
  if (createHash('sha256').update(bytes).digest('hex') !== hash) {
    throw new Error(`The ${format} of ${row.number} (${row.shopId}) in the file store has been changed.`);
  }
  return bytes;
}

/** Deletes the files of an invoice. */
export async function deleteInvoiceFiles({ invoiceFiles }: FileServices, key: InvoiceKey): Promise<void> {
  await invoiceFiles.remove(invoiceFolder(key));
}

/** The folder of an invoice's files in their store. */
export const invoiceFolder = ({ shopId, number }: InvoiceKey): string => `${shopId}-${number}`;
