import { and, eq } from 'drizzle-orm';
import type { AccountDatabase } from '../accounts/account-database.ts';
import { createId, createToken, hashToken } from '../accounts/tokens.ts';
import type { CustomerSession } from '../api/customer-session.ts';
import type { DatabaseReader } from '../db/database.ts';
import { guests, storageItems } from '../db/schema/storage.ts';

/** Who owns what is saved: one of the two. */
export type Owner =
  | { readonly shopId: string; readonly customerId: string; readonly guestId?: undefined }
  | { readonly shopId: string; readonly guestId: string; readonly customerId?: undefined };

/** Who asks. The session counts; a token counts where there is none. */
export interface Asker {
  readonly shopId: string;
  readonly customer: Pick<CustomerSession, 'shopId' | 'customerId'> | undefined;
  readonly orderToken: string | undefined;
}

/** The owner whom a request proves to be; `undefined`: nobody in particular. */
export async function findOwner(db: DatabaseReader, asker: Asker): Promise<Owner | undefined> {
  const { shopId, customer, orderToken } = asker;
  if (customer) return { shopId, customerId: customer.customerId };
  return orderToken === undefined ? undefined : await findGuest(db, shopId, orderToken);
}

/** The guest whom a token names; `undefined` when it is wrong. */
export async function findGuest(db: DatabaseReader, shopId: string, token: string): Promise<Owner | undefined> {
  const [guest] = await db
    .select({ guestId: guests.id })
    .from(guests)
    .where(and(eq(guests.tokenHash, hashToken(token)), eq(guests.shopId, shopId)));
  return guest && { shopId, guestId: guest.guestId };
}

/** Makes a guest. The token is answered once and never again. */
export async function addGuest(
  db: AccountDatabase,
  shopId: string,
  now: Date,
): Promise<{ readonly owner: Owner; readonly token: string }> {
  const token = createToken();
  const guestId = createId('gs');
  await db.insert(guests).values({ shopId, id: guestId, tokenHash: hashToken(token), changedAt: now });
  return { owner: { shopId, guestId }, token };
}

export const isOwnedBy = ({ shopId, customerId, guestId }: Owner) =>
  and(
    eq(storageItems.shopId, shopId),
    customerId === undefined ? eq(storageItems.guestId, guestId) : eq(storageItems.customerId, customerId),
  );
