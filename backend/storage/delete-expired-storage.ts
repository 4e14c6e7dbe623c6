import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { guests, storageFiles, storageItems } from '../db/schema/storage.ts';
import { isFileInUse, restorable } from './items.ts';
import type { StorageServices } from './storage-services.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Milliseconds after its last change after which an unused item is deleted. */
const unused = 30 * day;
/** Milliseconds in which a received file must be stored. */
const arrival = hour;

/**
 * Deletes unused storage: removed items that can no longer be restored, items of guests and items that only hold files,
 * a month after their last change; but none whose file is in use. Files without a row are deleted too.
 */
export async function deleteExpiredStorage({
  db,
  clock,
  files,
}: Pick<StorageServices, 'db' | 'clock' | 'files'>): Promise<void> {
  const now = clock().getTime();
  const before = (age: number): Date => new Date(now - age);
  const isHeld = sql`exists (select 1 from storage_files
    where storage_files.shop_id = ${storageItems.shopId} and storage_files.item_id = ${storageItems.id} and ${isFileInUse})`;
  const isOldGuests = sql`exists (select 1 from guests where guests.shop_id = ${storageItems.shopId}
    and guests.id = ${storageItems.guestId} and guests.changed_at < ${before(unused).toISOString()})`;
  const isUnneeded = and(
    sql`not (${isHeld})`,
    sql`(${storageItems.removedAt} < ${before(restorable).toISOString()}
      or (not ${storageItems.listed} and not ${storageItems.shared} and ${storageItems.changedAt} < ${before(unused).toISOString()})
      or ${isOldGuests})`,
  );
  const gone = await db.transaction(async (tx) => {
    const rows = await tx
      .select({ folder: storageFiles.folder })
      .from(storageFiles)
      .innerJoin(
        storageItems,
        and(eq(storageItems.shopId, storageFiles.shopId), eq(storageItems.id, storageFiles.itemId)),
      )
      .where(isUnneeded)
      .for('update');
    await tx.delete(storageItems).where(isUnneeded);
    return rows;
  });
  for (const { folder } of gone) await files.remove(folder);
  await db.delete(guests).where(
    and(
      lt(guests.changedAt, before(unused)),
      sql`not exists (select 1 from storage_items where storage_items.shop_id = ${guests.shopId}
          and storage_items.guest_id = ${guests.id})
        and not exists (select 1 from orders where orders.shop_id = ${guests.shopId} and orders.guest_id = ${guests.id})`,
    ),
  );
  await files.discardBefore(new Date(Date.now() - arrival));
  const folders = await files.foldersBefore(new Date(Date.now() - arrival));
  for (let start = 0; start < folders.length; start += 1000) {
    const some = folders.slice(start, start + 1000);
    const rows = await db
      .select({ folder: storageFiles.folder })
      .from(storageFiles)
      .where(inArray(storageFiles.folder, some));
    const known = new Set(rows.map(({ folder }) => folder));
    for (const folder of some) if (!known.has(folder)) await files.remove(folder);
  }
}
