import { and, eq } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import { storageItems } from '../db/schema/storage.ts';
import { ProblemError } from '../errors/problem.ts';
import { findOwner, lockOwner } from '../identity/owner.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { toStorageItem } from './item-answer.ts';
import { nextPosition } from './item-order.ts';
import { findOwned, type ItemRow, restorable } from './items.ts';
import type { StorageServices } from './storage-services.ts';

/**
 * Restores a removed item at the end of the list; one that is not removed stays as it is.
 *
 * @throws {ProblemError} `NOT_FOUND`
 */
export async function restoreItem(
  { db, clock }: StorageServices,
  { shop, path, actor }: OperationRequest<'restoreStorageItem'>,
): Promise<components['schemas']['StorageItem']> {
  const owner = await findOwner(db, actor);
  if (!owner) throw new ProblemError('NOT_FOUND');
  const now = clock();
  const item = await db.transaction(async (tx): Promise<ItemRow | undefined> => {
    await lockOwner(tx, owner, now);
    const found = await findOwned(tx, owner, path.id);
    if (!found?.removedAt) return found;
    if (found.removedAt.getTime() + restorable < now.getTime()) return undefined;
    const [restored] = await tx
      .update(storageItems)
      .set({ removedAt: null, changedAt: now, position: await nextPosition(tx, owner) })
      .where(and(eq(storageItems.shopId, owner.shopId), eq(storageItems.id, found.id)))
      .returning();
    return restored;
  });
  if (!item) throw new ProblemError('NOT_FOUND');
  return await toStorageItem(db, shop, item, { owner, actor });
}
