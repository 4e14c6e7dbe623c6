import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { crops } from '../db/schema/crops.ts';
import { storageItems } from '../db/schema/storage.ts';
import { findGuest, lockOwners, type Owner } from '../identity/owner.ts';
import { isOwnedBy } from '../uploads/is-owned-by.ts';
import { nextPosition } from './item-order.ts';

/**
 * Moves the saved items and uploads of a guest to another owner, in their order behind the owner's own; removed items
 * stay removed and can still be restored. An invalid token changes nothing.
 */
export async function takeOver(tx: DatabaseWriter, owner: Owner, orderToken: string, now: Date): Promise<void> {
  const { shopId, customerId = null, guestId = null } = owner;
  const guest = await findGuest(tx, shopId, orderToken);
  if (!guest) return;
  // Neither of the two lists changes meanwhile.
  await lockOwners(tx, [owner, guest], now);
  const behind = (await nextPosition(tx, owner)) - 1;
  await tx
    .update(storageItems)
    .set({
      customerId,
      guestId,
      position: sql`${storageItems.position} + ${behind}`,
      changedAt: now,
    })
    .where(and(eq(storageItems.shopId, shopId), isOwnedBy(guest)));
  await tx
    .update(crops)
    .set({ customerId, guestId })
    .where(and(eq(crops.shopId, shopId), eq(crops.guestId, guest.guestId ?? '')));
}
