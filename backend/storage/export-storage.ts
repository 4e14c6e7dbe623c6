import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import { stringify } from 'csv-stringify/sync';
import type { components } from '#generated/contracts/product-api.ts';
import { toActor } from '../identity/actor.ts';
import { limits } from '../limits/limit.ts';
import { FileAnswer, type OperationRequest } from '../operations/handler.ts';
import { loadAllItems } from './list-items.ts';
import type { StorageServices } from './storage-services.ts';

type StorageItem = components['schemas']['StorageItem'];
type StorageExport = components['schemas']['StorageExport'];

const columns = [
  ...['position', 'kind', 'title', 'productId', 'sku', 'quantity', 'text', 'files', 'createdAt', 'removedAt'],
];

/**
 * Exports everything that a customer has saved as JSON, as a table, or both with the files.
 *
 * @throws {ProblemError} `RATE_LIMITED`
 */
export async function exportStorage(
  { db, clock, limiter, files }: StorageServices,
  { shop, session, query }: OperationRequest<'exportStorage'>,
): Promise<FileAnswer> {
  const { shopId, customerId } = session;
  await limiter.count(limits.storageExportsOfAccount, `${shopId} ${customerId}`);
  const now = clock();
  const reader = { owner: { shopId, customerId }, actor: toActor(shopId, session, undefined) };
  const items = await loadAllItems(db, shop, reader, now);
  const document: StorageExport = { exportedAt: now.toISOString(), items };
  const format = query.format ?? 'json';
  const headers = {
    'content-disposition': `attachment; filename="saved-items.${format}"`,
    'x-content-type-options': 'nosniff',
  };
  if (format === 'csv') return new FileAnswer('text/csv; charset=utf-8', Buffer.from(toCsv(items)), headers);
  if (format === 'json') return new FileAnswer('application/json', Buffer.from(JSON.stringify(document)), headers);
  const content = Readable.from(getChunks(makeZip(getEntries(document, files))));
  return new FileAnswer('application/zip', content, headers);
}

/** Returns items as CSV (RFC 4180), escaped so that no spreadsheet reads a formula. */
function toCsv(items: readonly StorageItem[]): string {
  const rows = items.map((item) => ({
    position: item.position,
    kind: item.kind,
    title: item.title,
    text: item.text,
    productId: item.product?.id,
    sku: item.product?.sku,
    quantity: item.quantity,
    files: item.files.map(({ url }) => url).join(' '),
    createdAt: item.createdAt,
    removedAt: item.removedAt,
  }));
  return stringify(rows, { header: true, columns, record_delimiter: '\r\n', escape_formulas: true });
}

/** Yields the files of the archive, each opened when it is needed. */
async function* getEntries(
  document: StorageExport,
  files: StorageServices['files'],
): AsyncGenerator<{ name: string; lastModified: Date; input: string | Readable }> {
  const lastModified = new Date(document.exportedAt);
  yield { name: 'saved-items.json', lastModified, input: JSON.stringify(document, null, 2) };
  yield { name: 'saved-items.csv', lastModified, input: toCsv(document.items) };
  for (const item of document.items) {
    for (const file of item.files) {
      const [, , folder = '', stored = ''] = file.url.split('/');
      const found = await files.open(folder, stored);
      if (!found) continue;
      const name = `files/${item.id}/${file.position}-${portableName(file.name)}`;
      yield { name, lastModified: new Date(file.createdAt), input: found.stream };
    }
  }
}

/** Returns a name that is valid on every file system. */
function portableName(name: string): string {
  return name.replace(/[<>:"/\\|?*]/g, '_');
}

/** Yields the chunks of a stream, and cancels it when reading stops. */
async function* getChunks(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
