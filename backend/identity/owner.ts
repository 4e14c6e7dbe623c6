import { and, eq } from 'drizzle-orm';
import type { DatabaseReader, DatabaseWriter } from '../db/database.ts';
import { customers } from '../db/schema/customers.ts';
import { guests } from '../db/schema/storage.ts';
import { ProblemError } from '../errors/problem.ts';
import { createId, createToken, hashToken } from '../tokens/tokens.ts';
import type { Actor } from './actor.ts';
import type { CustomerKey } from './customer-key.ts';

/** The owner of saved items: one of the two. */
export type Owner =
  | { readonly shopId: string; readonly customerId: string; readonly guestId?: undefined }
  | { readonly shopId: string; readonly guestId: string; readonly customerId?: undefined };

/** Returns the owner that an actor proves to be; `undefined`: a new visitor. */
export async function findOwner(db: DatabaseReader, actor: Actor): Promise<Owner | undefined> {
  const { shopId, customerId, orderToken } = actor;
  if (customerId !== undefined) return { shopId, customerId };
  return orderToken === undefined ? undefined : await findGuest(db, shopId, orderToken);
}

/** Returns all owners that the actor proves to be: files uploaded before the login belong to them too. */
export async function findOwners(db: DatabaseReader, { shopId, customerId, orderToken }: Actor): Promise<Owner[]> {
  const guest = orderToken === undefined ? undefined : await findGuest(db, shopId, orderToken);
  return [...(customerId === undefined ? [] : [{ shopId, customerId }]), ...(guest ? [guest] : [])];
}

/** Returns the guest of a token; `undefined` when the token is invalid. */
export async function findGuest(db: DatabaseReader, shopId: string, token: string): Promise<Owner | undefined> {
  const [guest] = await db
    .select({ guestId: guests.id })
    .from(guests)
    .where(and(eq(guests.tokenHash, hashToken(token)), eq(guests.shopId, shopId)));
  return guest && { shopId, guestId: guest.guestId };
}

/** A guest, as an owner of items. */
export type GuestOwner = Extract<Owner, { readonly guestId: string }>;

/** Adds a guest. The token is answered once and never again. */
export async function addGuest(
  db: DatabaseWriter,
  shopId: string,
  now: Date,
): Promise<{ readonly owner: GuestOwner; readonly token: string }> {
  const { owner, token, row } = createGuest(shopId, now);
  await db.insert(guests).values(row);
  return { owner, token };
}

/** Returns a new guest, with the row to insert and the token, which is answered once and never again. */
export function createGuest(shopId: string, now: Date) {
  const token = createToken();
  const owner: GuestOwner = { shopId, guestId: createId('gs') };
  return { owner, token, row: { shopId, id: owner.guestId, tokenHash: hashToken(token), changedAt: now } };
}

/** Locks the owner that an actor proves to be, like `lockOwner`; `undefined`: a new visitor. One statement. */
export async function lockActor(tx: DatabaseWriter, actor: Actor, now: Date): Promise<Owner | undefined> {
  const { shopId, customerId, orderToken } = actor;
  if (customerId !== undefined) {
    await lockOwner(tx, { shopId, customerId }, now);
    return { shopId, customerId };
  }
  if (orderToken === undefined) return undefined;
  const isGuest = and(eq(guests.shopId, shopId), eq(guests.tokenHash, hashToken(orderToken)));
  const [guest] = await tx.update(guests).set({ changedAt: now }).where(isGuest).returning({ guestId: guests.id });
  return guest && { shopId, guestId: guest.guestId };
}

/** Locks a customer for the rest of the transaction. @returns Whether the account still exists. */
export async function lockCustomer(tx: DatabaseWriter, { shopId, customerId }: CustomerKey): Promise<boolean> {
  const isCustomer = and(eq(customers.shopId, shopId), eq(customers.id, customerId));
  const found = await tx.select({ id: customers.id }).from(customers).where(isCustomer).for('no key update');
  return found.length > 0;
}

/**
 * Locks an owner for the rest of the transaction, so that changes of their items run one after the other. A guest's
 * items are kept for their full time from now on.
 *
 * @throws {ProblemError} `UNAUTHENTICATED` when the customer's account was deleted meanwhile.
 */
export async function lockOwner(tx: DatabaseWriter, { shopId, customerId, guestId }: Owner, now: Date): Promise<void> {
  if (customerId === undefined) {
    const isGuest = and(eq(guests.shopId, shopId), eq(guests.id, guestId));
    await tx.update(guests).set({ changedAt: now }).where(isGuest);
  } else if (!(await lockCustomer(tx, { shopId, customerId }))) {
    throw new ProblemError('UNAUTHENTICATED');
  }
}

/**
 * Locks several owners for the rest of the transaction: customers before guests, each by identifier, so that no
 * deadlock occurs. Orders are locked after their owners.
 */
export async function lockOwners(tx: DatabaseWriter, owners: readonly Owner[], now: Date): Promise<void> {
  for (const owner of owners.toSorted((a, b) => (lockRank(a) < lockRank(b) ? -1 : 1))) await lockOwner(tx, owner, now);
}

function lockRank({ customerId, guestId }: Owner): string {
  return customerId === undefined ? `2 ${guestId}` : `1 ${customerId}`;
}
