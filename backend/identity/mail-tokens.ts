import { and, eq, gt } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { type MailTokenPurpose, mailTokens } from '../db/schema/customers.ts';
import { ProblemError } from '../errors/problem.ts';
import { createToken, hashToken } from '../tokens/tokens.ts';
import type { CustomerKey } from './customer-key.ts';
import { tokenLifetimes } from './lifetimes.ts';

/** Issues a token for a mail. Older ones for the same purpose become void. */
export async function issueMailToken(
  db: DatabaseWriter,
  { shopId, customerId }: CustomerKey,
  purpose: MailTokenPurpose,
  now: Date,
): Promise<string> {
  await withdrawMailTokens(db, { shopId, customerId }, purpose);
  const token = createToken();
  const expiresAt = new Date(now.getTime() + tokenLifetimes[purpose]);
  await db.insert(mailTokens).values({ tokenHash: hashToken(token), shopId, customerId, purpose, expiresAt });
  return token;
}

/** Makes tokens of a customer for a purpose void. */
export async function withdrawMailTokens(
  db: DatabaseWriter,
  { shopId, customerId }: CustomerKey,
  purpose: MailTokenPurpose,
): Promise<void> {
  await db
    .delete(mailTokens)
    .where(and(eq(mailTokens.shopId, shopId), eq(mailTokens.customerId, customerId), eq(mailTokens.purpose, purpose)));
}

interface TokenUse {
  readonly shopId: string;
  readonly token: string;
  readonly purpose: MailTokenPurpose;
  readonly now: Date;
}

const isGood = ({ shopId, token, purpose, now }: TokenUse) =>
  and(
    eq(mailTokens.tokenHash, hashToken(token)),
    eq(mailTokens.shopId, shopId),
    eq(mailTokens.purpose, purpose),
    gt(mailTokens.expiresAt, now),
  );

/** Checks that a token can be used, without using it. @throws {ProblemError} `TOKEN_INVALID` */
export async function checkMailToken(db: DatabaseWriter, use: TokenUse): Promise<void> {
  const [found] = await db.select({ purpose: mailTokens.purpose }).from(mailTokens).where(isGood(use));
  if (!found) throw new ProblemError('TOKEN_INVALID');
}

/**
 * Uses a token up and returns its owner. One statement does both, so that of parallel uses one succeeds.
 *
 * @throws {ProblemError} `TOKEN_INVALID`
 */
export async function spendMailToken(db: DatabaseWriter, use: TokenUse): Promise<CustomerKey> {
  const [used] = await db
    .delete(mailTokens)
    .where(isGood(use))
    .returning({ shopId: mailTokens.shopId, customerId: mailTokens.customerId });
  if (!used) throw new ProblemError('TOKEN_INVALID');
  return used;
}
