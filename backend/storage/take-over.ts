import { and, eq, isNull, max, sql } from 'drizzle-orm';
import type { AccountDatabase, CustomerKey } from '../accounts/account-database.ts';
import { crops } from '../db/schema/crops.ts';
import { storageItems } from '../db/schema/storage.ts';
import { findGuest, isOwnedBy } from './owner.ts';

/** What a guest has saved and uploaded becomes the customer's, behind what is theirs already. A token that is wrong is like none. */
export async function takeOver(
  tx: AccountDatabase,
  { shopId, customerId }: CustomerKey,
  orderToken: string,
  now: Date,
): Promise<void> {
  const guest = await findGuest(tx, shopId, orderToken);
  if (!guest) return;
  const [last] = await tx
    .select({ position: max(storageItems.position) })
    .from(storageItems)
    .where(and(isOwnedBy({ shopId, customerId }), isNull(storageItems.removedAt)));
  await tx
    .update(storageItems)
    .set({
      customerId,
      guestId: null,
      position: sql`${storageItems.position} + ${last?.position ?? 0}`,
      changedAt: now,
    })
    .where(and(eq(storageItems.shopId, shopId), isOwnedBy(guest)));
  await tx
    .update(crops)
    .set({ customerId, guestId: null })
    .where(and(eq(crops.shopId, shopId), eq(crops.guestId, guest.guestId ?? '')));
}
