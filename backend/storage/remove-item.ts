import { and, eq, isNull } from 'drizzle-orm';
import { storageFiles, storageItems } from '../db/schema/storage.ts';
import { ProblemError } from '../errors/problem.ts';
import { findOwner } from '../identity/owner.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { findOwned, loadFiles } from './items.ts';
import type { StorageServices } from './storage-services.ts';

/**
 * Marks an item as removed; one that is not listed is deleted at once, with its files.
 *
 * @throws {ProblemError} `NOT_FOUND`, `FILE_IN_USE`
 */
export async function removeItem(
  { db, clock, files }: StorageServices,
  { shop: { shopId }, path, actor }: OperationRequest<'deleteStorageItem'>,
): Promise<void> {
  const now = clock();
  const gone = await db.transaction(async (tx) => {
    const owner = await findOwner(tx, actor);
    const item = await findOwned(tx, owner, path.id);
    if (!item || item.removedAt) throw new ProblemError('NOT_FOUND');
    const isItem = and(eq(storageItems.shopId, shopId), eq(storageItems.id, item.id));
    // No request can be sent with them meanwhile.
    await tx
      .select({ id: storageFiles.id })
      .from(storageFiles)
      .where(and(eq(storageFiles.shopId, shopId), eq(storageFiles.itemId, item.id)))
      .for('update');
    const held = await loadFiles(tx, item);
    if (held.some(({ inUse }) => inUse)) throw new ProblemError('FILE_IN_USE');
    if (item.listed) {
      await tx
        .update(storageItems)
        .set({ removedAt: now, changedAt: now, shareId: null })
        .where(and(isItem, isNull(storageItems.removedAt)));
      return [];
    }
    await tx.delete(storageItems).where(isItem);
    return held;
  });
  for (const { folder } of gone) await files.remove(folder);
}

/** Deletes a file. @throws {ProblemError} `NOT_FOUND`, `FILE_IN_USE` */
export async function removeFile(
  { db, clock, files }: StorageServices,
  { shop: { shopId }, path, actor }: OperationRequest<'deleteStorageFile'>,
): Promise<void> {
  const now = clock();
  const folder = await db.transaction(async (tx) => {
    const owner = await findOwner(tx, actor);
    const item = await findOwned(tx, owner, path.id);
    if (!item) throw new ProblemError('NOT_FOUND');
    const isFile = and(
      eq(storageFiles.shopId, shopId),
      eq(storageFiles.itemId, item.id),
      eq(storageFiles.id, path.fileId),
    );
    const [locked] = await tx.select({ id: storageFiles.id }).from(storageFiles).where(isFile).for('update');
    const file = locked && (await loadFiles(tx, item)).find(({ id }) => id === path.fileId);
    if (!file) throw new ProblemError('NOT_FOUND');
    if (file.inUse) throw new ProblemError('FILE_IN_USE');
    await tx.delete(storageFiles).where(isFile);
    const isItem = and(eq(storageItems.shopId, shopId), eq(storageItems.id, item.id));
    await tx.update(storageItems).set({ changedAt: now }).where(isItem);
    return file.folder;
  });
  await files.remove(folder);
}
