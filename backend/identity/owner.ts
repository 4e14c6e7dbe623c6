import { and, eq } from 'drizzle-orm';
import type { DatabaseReader, DatabaseWriter } from '../db/database.ts';
import { customers } from '../db/schema/customers.ts';
import { guests } from '../db/schema/storage.ts';
import { ProblemError } from '../errors/problem.ts';
import { createId, createToken, hashToken } from '../tokens/tokens.ts';
import type { Actor } from './actor.ts';
import type { CustomerKey } from './customer-key.ts';

/** Who owns what is saved: one of the two. */
export type Owner =
  | { readonly shopId: string; readonly customerId: string; readonly guestId?: undefined }
  | { readonly shopId: string; readonly guestId: string; readonly customerId?: undefined };

/** The owner whom an actor proves to be; `undefined`: nobody in particular. */
export async function findOwner(db: DatabaseReader, actor: Actor): Promise<Owner | undefined> {
  const { shopId, customerId, orderToken } = actor;
  if (customerId !== undefined) return { shopId, customerId };
  return orderToken === undefined ? undefined : await findGuest(db, shopId, orderToken);
}

/** Everybody whom the actor has proved to be: what was uploaded before logging in is theirs too. */
export async function findOwners(db: DatabaseReader, { shopId, customerId, orderToken }: Actor): Promise<Owner[]> {
  const guest = orderToken === undefined ? undefined : await findGuest(db, shopId, orderToken);
  return [...(customerId === undefined ? [] : [{ shopId, customerId }]), ...(guest ? [guest] : [])];
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
  db: DatabaseWriter,
  shopId: string,
  now: Date,
): Promise<{ readonly owner: Owner; readonly token: string }> {
  const token = createToken();
  const guestId = createId('gs');
  await db.insert(guests).values({ shopId, id: guestId, tokenHash: hashToken(token), changedAt: now });
  return { owner: { shopId, guestId }, token };
}

/** Locks a customer for the rest of the transaction. @returns Whether they still have an account. */
export async function lockCustomer(tx: DatabaseWriter, { shopId, customerId }: CustomerKey): Promise<boolean> {
  const isCustomer = and(eq(customers.shopId, shopId), eq(customers.id, customerId));
  const found = await tx.select({ id: customers.id }).from(customers).where(isCustomer).for('no key update');
  return found.length > 0;
}

/**
 * Locks an owner for the rest of the transaction, so that counting and ordering their items run one after the other.
 * What a guest has is kept from now on for its full time.
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
 * Locks several owners for the rest of the transaction: customers before guests, each by identifier, so that two who lock the
 * same ones wait for each other and never for ever. Orders are locked after their owners.
 */
export async function lockOwners(tx: DatabaseWriter, owners: readonly Owner[], now: Date): Promise<void> {
  for (const owner of owners.toSorted((a, b) => (lockRank(a) < lockRank(b) ? -1 : 1))) await lockOwner(tx, owner, now);
}

function lockRank({ customerId, guestId }: Owner): string {
  return customerId === undefined ? `2 ${guestId}` : `1 ${customerId}`;
}
