import { and, eq, gt, lte } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { type RequestKind, requestReceipts } from '../db/schema/requests.ts';
import { ProblemError } from '../errors/problem.ts';
import { hashToken } from '../tokens/tokens.ts';
import { type KeptRequest, type Receipt, toReceipt } from './reference.ts';

/** Milliseconds for which the answer of a key is stored. */
export const receiptLifetime = 24 * 60 * 60 * 1000;

/** A request with an idempotency key. */
interface Sent {
  readonly shopId: string;
  readonly kind: RequestKind | 'newsletter';
  /** Its `Idempotency-Key`; absent: duplicates cannot be recognised. */
  readonly key: string | undefined;
  readonly bodyHash: string;
}

/** Returns a hash of a body, without the time it took to fill in the form, which grows with every attempt. */
export function hashBody({ guard, ...body }: { readonly guard: unknown }): string {
  return hashToken(JSON.stringify(body));
}

/** Returns the stored answer of a request, if any. @throws {ProblemError} `IDEMPOTENCY_KEY_REUSED` */
export async function replayReceipt(db: DatabaseWriter, sent: Sent, now: Date): Promise<Receipt | undefined> {
  if (sent.key === undefined) return undefined;
  const [earlier] = await db
    .select()
    .from(requestReceipts)
    .where(and(matchesKey(sent, sent.key), gt(requestReceipts.receivedAt, endOfReceipts(now))));
  return earlier && createReceipt(earlier, sent);
}

/**
 * Stores an answer under its key. Waits for a parallel request with the key.
 *
 * @returns The answer to that one, if it was first.
 * @throws {ProblemError} `IDEMPOTENCY_KEY_REUSED`
 */
export async function keepReceipt(
  tx: DatabaseWriter,
  sent: Sent,
  { reference, receivedAt }: KeptRequest,
): Promise<Receipt | undefined> {
  const { shopId, kind, key, bodyHash } = sent;
  if (key === undefined) return undefined;
  await tx
    .delete(requestReceipts)
    .where(and(matchesKey(sent, key), lte(requestReceipts.receivedAt, endOfReceipts(receivedAt))));
  const made = await tx
    .insert(requestReceipts)
    .values({ shopId, kind, keyHash: hashToken(key), bodyHash, reference, receivedAt })
    .onConflictDoNothing()
    .returning({ reference: requestReceipts.reference });
  if (made.length > 0) return undefined;
  const [first] = await tx.select().from(requestReceipts).where(matchesKey(sent, key));
  return first && createReceipt(first, sent);
}

function createReceipt(kept: typeof requestReceipts.$inferSelect, { bodyHash }: Sent): Receipt {
  if (kept.bodyHash !== bodyHash) throw new ProblemError('IDEMPOTENCY_KEY_REUSED');
  return toReceipt(kept);
}

function matchesKey({ shopId, kind }: Sent, key: string) {
  return and(
    eq(requestReceipts.shopId, shopId),
    eq(requestReceipts.kind, kind),
    eq(requestReceipts.keyHash, hashToken(key)),
  );
}

function endOfReceipts(now: Date): Date {
  return new Date(now.getTime() - receiptLifetime);
}
