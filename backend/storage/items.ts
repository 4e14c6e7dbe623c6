import { and, asc, eq, sql } from 'drizzle-orm';
import { isCropUsed } from '../crops/is-crop-used.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { storageFiles, storageItems } from '../db/schema/storage.ts';
import type { Owner } from '../identity/owner.ts';
import { isOwnedBy } from '../uploads/is-owned-by.ts';

export type ItemRow = typeof storageItems.$inferSelect;
export type FileRow = typeof storageFiles.$inferSelect;

/** Milliseconds for which a removed item can be restored. */
export const restorable = 30 * 24 * 60 * 60 * 1000;

/** An SQL condition: a request, an order line or a used crop refers to a row of `storage_files`. */
export const isFileInUse = sql<boolean>`(exists (select 1 from request_files
    where request_files.shop_id = storage_files.shop_id and request_files.file_id = storage_files.id)
  or exists (select 1 from order_files
    where order_files.shop_id = storage_files.shop_id and order_files.file_id = storage_files.id)
  or exists (select 1 from crops
    where crops.shop_id = storage_files.shop_id and crops.file_id = storage_files.id and ${isCropUsed}))`;

const isItem = (shopId: string, id: string) => and(eq(storageItems.shopId, shopId), eq(storageItems.id, id));

/** Finds an item that the actor may change; `undefined` when there is none, or it has another owner. */
export async function findOwned(
  db: DatabaseWriter,
  owner: Owner | undefined,
  id: string,
): Promise<ItemRow | undefined> {
  if (!owner) return undefined;
  const [item] = await db
    .select()
    .from(storageItems)
    .where(and(isItem(owner.shopId, id), isOwnedBy(owner)));
  return item;
}

/** Finds a copy that anybody may read. */
export async function findShared(db: DatabaseWriter, shopId: string, id: string): Promise<ItemRow | undefined> {
  const [item] = await db
    .select()
    .from(storageItems)
    .where(and(isItem(shopId, id), eq(storageItems.shared, true)));
  return item;
}

/** Loads the files of an item in their order, each with whether it is in use. */
export async function loadFiles(
  db: DatabaseWriter,
  { shopId, id }: Pick<ItemRow, 'shopId' | 'id'>,
): Promise<(FileRow & { readonly inUse: boolean })[]> {
  const rows = await db
    .select({ file: storageFiles, inUse: isFileInUse })
    .from(storageFiles)
    .where(and(eq(storageFiles.shopId, shopId), eq(storageFiles.itemId, id)))
    .orderBy(asc(storageFiles.position), asc(storageFiles.id));
  return rows.map(({ file, inUse }) => ({ ...file, inUse }));
}

/** Returns the place of an item in its owner's list, counted from 1. */
export async function findItemPlace(
  db: DatabaseWriter,
  owner: Owner,
  { position }: ItemRow,
): Promise<number | undefined> {
  if (position === null) return undefined;
  const above = and(
    isOwnedBy(owner),
    sql`${storageItems.position} <= ${position} and ${storageItems.removedAt} is null`,
  );
  return await db.$count(storageItems, above);
}
