import { and, eq } from 'drizzle-orm';
import { storageItems } from '../db/schema/storage.ts';
import type { Owner } from '../identity/owner.ts';

/** Selects the saved items of an owner, and with them their files. */
export const isOwnedBy = ({ shopId, customerId, guestId }: Owner) =>
  and(
    eq(storageItems.shopId, shopId),
    customerId === undefined ? eq(storageItems.guestId, guestId) : eq(storageItems.customerId, customerId),
  );
