import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Db } from '../db/database.ts';
import { invoices } from '../db/schema/invoices.ts';
import { pictures } from '../db/schema/pictures.ts';
import { storageFiles } from '../db/schema/storage.ts';
import { getFileName } from '../files/file-address.ts';
import type { FileStore } from '../files/file-store.ts';
import { listOriginals, type Originals } from '../images/originals.ts';
import { invoiceFolder } from '../invoices/invoice-files.ts';

/** Where files are that the database names. */
export interface StoredFiles {
  readonly uploads: FileStore;
  readonly invoices: FileStore;
  readonly originals: Originals;
}

/** A file that is not as the database has it. */
export interface FileFault {
  readonly kind: 'upload' | 'invoice' | 'picture';
  /** What the database calls it: the id of an upload, the number of an invoice, the key of a picture. */
  readonly name: string;
  readonly shop?: string;
  readonly fault: 'missing' | 'changed';
}

/**
 * Compares what the database names with what is stored: uploads by their size, invoices by their SHA-256, originals of pictures by being there.
 *
 * @returns The number of files that were looked for, and those that are not as they should be.
 */
export async function checkStoredFiles(
  db: Db,
  stored: StoredFiles,
): Promise<{ readonly files: number; readonly faults: readonly FileFault[] }> {
  const faults: FileFault[] = [];
  let files = 0;
  const check = async (
    file: Omit<FileFault, 'fault'>,
    open: () => Promise<{ readonly stream: Readable; readonly bytes: number } | undefined>,
    isRight: (found: { readonly stream: Readable; readonly bytes: number }) => Promise<boolean>,
  ): Promise<void> => {
    files += 1;
    const found = await open();
    if (found === undefined) return void faults.push({ ...file, fault: 'missing' });
    const right = await isRight(found);
    found.stream.destroy();
    if (!right) faults.push({ ...file, fault: 'changed' });
  };
  for (const row of await db.select().from(storageFiles)) {
    await check(
      { kind: 'upload', name: row.id, shop: row.shopId },
      () => stored.uploads.open(row.folder, getFileName(row)),
      async ({ bytes }) => bytes === row.bytes,
    );
  }
  const { shopId, number, pdfHash, ublHash } = invoices;
  for (const row of await db.select({ shopId, number, pdfHash, ublHash }).from(invoices)) {
    for (const hash of [row.pdfHash, row.ublHash]) {
      if (hash === null) continue;
      await check(
        { kind: 'invoice', name: row.number, shop: row.shopId },
        () => stored.invoices.open(invoiceFolder(row), hash),
        async ({ stream }) => (await hashOf(stream)) === hash,
      );
    }
  }
  const hasOriginal = await listOriginals(stored.originals);
  for (const row of await db.select().from(pictures)) {
    if (row.contentHash === null) continue;
    files += 1;
    if (!hasOriginal(row)) faults.push({ kind: 'picture', name: row.key, fault: 'missing' });
  }
  return { files, faults };
}

async function hashOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of stream) hash.update(part);
  return hash.digest('hex');
}
