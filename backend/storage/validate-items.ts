import path from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { OperationRequest } from '../api/handler.ts';
import { storageItems } from '../db/schema/storage.ts';
import { endings, isFileType, maxUploadBytes } from '../files/accepted-files.ts';
import { findProduct } from '../repositories/products.ts';
import { isRoomFor, usageOf } from './add-item.ts';
import { findOwner, isOwnedBy } from './owner.ts';
import type { StorageServices } from './storage-services.ts';

type StorageVerdict = components['schemas']['StorageVerdict'];
type FileVerdict = components['schemas']['FileVerdict'];

/** Says what of saved items still holds, and whether files to be would be taken. */
export async function validateItems(
  { db }: StorageServices,
  { shop, headers, customer, body }: OperationRequest<'validateStorageItems'>,
): Promise<StorageVerdict> {
  const { shopId } = shop;
  const { itemIds, files = [] } = body;
  const owner = await findOwner(db, { shopId, customer, orderToken: headers['X-Order-Token'] });
  const wanted = itemIds === undefined || itemIds.length === 0 ? undefined : inArray(storageItems.id, itemIds);
  const owned =
    owner && itemIds?.length !== 0
      ? await db
          .select({ id: storageItems.id, productId: storageItems.productId })
          .from(storageItems)
          .where(and(isOwnedBy(owner), wanted, eq(storageItems.shared, false)))
      : [];
  const verdicts: StorageVerdict['items'] = [];
  for (const id of itemIds ?? owned.map((item) => item.id)) {
    const item = owned.find((candidate) => candidate.id === id);
    const product = item?.productId == null ? undefined : await findProduct(db, shop, item.productId);
    const isGone = !item || (item.productId !== null && product === undefined);
    // Until orders are taken, nothing can be ordered.
    verdicts.push({ id, orderable: false, problems: [], changes: isGone ? [{ kind: 'gone' }] : [] });
  }
  const usage = owner ? await usageOf(db, owner) : { items: 0, bytes: 0 };
  return { items: verdicts, files: files.map((file) => judgeAhead(file, usage)) };
}

/** What name, size and type tell of a file; its content has the last word. */
function judgeAhead(
  { name, bytes, contentType }: components['schemas']['FileToBe'],
  usage: { readonly items: number; readonly bytes: number },
): FileVerdict {
  const refused = (code: NonNullable<FileVerdict['code']>): FileVerdict => ({ name, accepted: false, code });
  if (bytes === 0) return refused('FILE_DAMAGED');
  if (bytes > maxUploadBytes) return refused('PAYLOAD_TOO_LARGE');
  const ending = path.extname(name).slice(1).toLowerCase();
  const known: readonly string[] = [...Object.values(endings), 'jpeg', 'tiff'];
  const fits = contentType === undefined || contentType === '' ? known.includes(ending) : isFileType(contentType);
  if (!fits) return refused('FILE_TYPE_REFUSED');
  return isRoomFor(usage, { items: 0, bytes }) ? { name, accepted: true } : refused('STORAGE_FULL');
}
