import path from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { Db } from '../db/database.ts';
import { storageItems } from '../db/schema/storage.ts';
import { endings, isFileType, maxUploadBytes } from '../files/accepted-files.ts';
import type { Actor } from '../identity/actor.ts';
import { findOwner } from '../identity/owner.ts';
import type { OperationRequest } from '../operations/handler.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { isOwnedBy } from '../uploads/is-owned-by.ts';
import { isRoomFor, measureUsage } from './add-item.ts';
import { checkOrderable } from './evaluate-item.ts';
import type { ItemRow } from './items.ts';
import type { StorageServices } from './storage-services.ts';

type StorageVerdict = components['schemas']['StorageVerdict'];
type StorageItemVerdict = components['schemas']['StorageItemVerdict'];
type FileVerdict = components['schemas']['FileVerdict'];

/** Returns whether items can still be saved and ordered, and whether files would be accepted. */
export async function validateItems(
  { db }: StorageServices,
  { shop, actor, body }: OperationRequest<'validateStorageItems'>,
): Promise<StorageVerdict> {
  const { itemIds, files = [] } = body;
  const owner = await findOwner(db, actor);
  const wanted = itemIds === undefined || itemIds.length === 0 ? undefined : inArray(storageItems.id, itemIds);
  const owned =
    owner && itemIds?.length !== 0
      ? await db
          .select()
          .from(storageItems)
          .where(and(isOwnedBy(owner), wanted, eq(storageItems.shared, false)))
      : [];
  const verdicts: StorageItemVerdict[] = [];
  for (const id of itemIds ?? owned.map((item) => item.id)) {
    verdicts.push(
      await toVerdict(
        db,
        shop,
        actor,
        id,
        owned.find((item) => item.id === id),
      ),
    );
  }
  const usage = owner ? await measureUsage(db, owner) : { items: 0, bytes: 0 };
  return { items: verdicts, files: files.map((file) => evaluateFile(file, usage)) };
}

async function toVerdict(
  db: Db,
  shop: ShopView,
  actor: Actor,
  id: string,
  item: ItemRow | undefined,
): Promise<StorageItemVerdict> {
  if (!item) return { id, orderable: false, problems: [], changes: [{ kind: 'gone' }] };
  const { orderable, problems, changes, pricing } = await checkOrderable(db, shop, actor, item);
  return { id, orderable, problems, changes, ...(pricing && { pricing }) };
}

/** Evaluates the name, size and type of a file; its content is inspected later. */
function evaluateFile(
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
