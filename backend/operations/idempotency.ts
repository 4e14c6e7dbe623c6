import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { DatabaseWriter, Db } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/idempotency-keys.ts';
import { ProblemError } from '../errors/problem.ts';
import type { Actor } from '../identity/actor.ts';
import { hashToken } from '../tokens/tokens.ts';
import { writeInOrder } from '../tokens/write-in-order.ts';

/** Milliseconds for which a success is stored. */
const answerLifetime = 24 * 60 * 60 * 1000;
/**
 * Milliseconds for which a request is leased to one process, which renews it while it is at work: after a crash the buyer goes on
 * when the rest of it is over.
 */
const lease = 4_000;
/** Milliseconds between two renewals. */
const renewEvery = 1_000;
/** Max. milliseconds for which parallel requests wait for the first. */
const maxWaitMs = 10_000;
/** Milliseconds between two polls for an answer. */
const look = 50;

/** A request with an idempotency key. */
export interface OnceRequest {
  readonly operation: 'completeOrder' | 'initiatePayment' | 'requestWithdrawal';
  readonly actor: Actor;
  /** Its `Idempotency-Key`. */
  readonly key: string;
  readonly body: unknown;
}

/** An answer of one status and body. */
export interface OnceAnswer<Body> {
  readonly status: number;
  readonly body: Body;
  /** Whether it is the stored answer of an earlier request. */
  readonly replayed: boolean;
}

/** The key of a request, in the transactions that do its work. */
export interface OnceKey<Body> {
  /**
   * Takes the key, in the first transaction of the work: it is freed where that is rolled back. A parallel request
   * waits here until that is decided.
   */
  take(tx: DatabaseWriter): Promise<void>;
  /** Stores the answer, in the last transaction of the work, so that both are committed or neither. */
  keep(tx: DatabaseWriter, status: number, body: Body): Promise<void>;
}

/** Ends a transaction whose key has an answer already. */
class AnsweredError extends Error {
  readonly status: number;
  readonly answer: string;

  constructor(status: number, answer: string) {
    super('The request has been answered already.');
    this.status = status;
    this.answer = answer;
  }
}

/** Ends a transaction whose key is leased to another request. */
class LeasedError extends Error {}

/**
 * Carries out a request once: the same key and body get the first success again for 24 hours. Of parallel requests one
 * does the work and the others wait for it, 10 seconds at most. Rejections and failures are not stored.
 *
 * @param work - Takes the key before it changes anything, and stores its answer last. Begins anew after waiting.
 * @throws {ProblemError} `IDEMPOTENCY_KEY_REUSED`, `IDEMPOTENCY_KEY_IN_PROGRESS`, and the errors of the work.
 */
export async function carryOutOnce<Body>(
  { db, clock }: { readonly db: Db; readonly clock: () => Date },
  { operation, actor, key, body: sent }: OnceRequest,
  work: (key: OnceKey<Body>) => Promise<void>,
): Promise<OnceAnswer<Body>> {
  const { shopId } = actor;
  const place = { shopId, operation, callerHash: hashToken(describeActor(actor)), keyHash: hashToken(key) };
  const bodyHash = hashToken(writeInOrder(sent));
  const isIt = and(
    eq(idempotencyKeys.shopId, shopId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.callerHash, place.callerHash),
    eq(idempotencyKeys.keyHash, place.keyHash),
  );
  const takenBy = randomUUID();
  const isOurs = and(isIt, eq(idempotencyKeys.takenBy, takenBy), isNull(idempotencyKeys.status));
  const deadline = performance.now() + maxWaitMs;
  let isTaken = false;
  let kept: OnceAnswer<Body> | undefined;
  const once: OnceKey<Body> = {
    async take(tx) {
      const now = clock();
      const taking = { bodyHash, takenBy, takenUntil: leaseEnd(now), createdAt: now };
      const taken = await tx
        .insert(idempotencyKeys)
        .values({ ...place, ...taking })
        .onConflictDoUpdate({
          target: [
            ...[idempotencyKeys.shopId, idempotencyKeys.operation],
            ...[idempotencyKeys.callerHash, idempotencyKeys.keyHash],
          ],
          set: { ...taking, status: null, answer: null },
          // Its process has died, or its answer has expired.
          setWhere: sql`(${idempotencyKeys.status} is null and ${lt(idempotencyKeys.takenUntil, now)})
            or ${lt(idempotencyKeys.createdAt, new Date(now.getTime() - answerLifetime))}`,
        })
        .returning({ takenBy: idempotencyKeys.takenBy });
      isTaken = taken.length > 0;
      if (isTaken) return;
      const [earlier] = await tx.select().from(idempotencyKeys).where(isIt);
      if (earlier && earlier.bodyHash !== bodyHash) throw new ProblemError('IDEMPOTENCY_KEY_REUSED');
      if (earlier?.status != null) throw new AnsweredError(earlier.status, earlier.answer ?? 'null');
      throw new LeasedError();
    },
    async keep(tx, status, answer) {
      const rows = await tx
        .update(idempotencyKeys)
        .set({ status, answer: JSON.stringify(answer) })
        .where(isOurs)
        .returning({ status: idempotencyKeys.status });
      // The lease has expired and another process has begun: our work is rolled back.
      if (rows.length === 0) throw new ProblemError('SERVICE_UNAVAILABLE');
      kept = { status, body: answer, replayed: false };
    },
  };
  const renew = async (): Promise<void> => {
    if (!isTaken) return;
    await db
      .update(idempotencyKeys)
      .set({ takenUntil: leaseEnd(clock()) })
      .where(isOurs);
  };
  for (;;) {
    // A lease that could not be renewed is noticed when the answer is stored.
    const renewing = setInterval(() => void renew().catch(() => undefined), renewEvery);
    try {
      await work(once);
      break;
    } catch (error) {
      // Its last transaction may have failed after it stored the answer.
      kept = undefined;
      if (error instanceof AnsweredError) {
        // The stored answer of the same operation.
        const body: Body = JSON.parse(error.answer);
        return { status: error.status, body, replayed: true };
      }
      if (!(error instanceof LeasedError)) {
        // Only a rejection or a failure after the first transaction has left the key leased.
        if (isTaken) await db.delete(idempotencyKeys).where(isOurs);
        throw error;
      }
      if (performance.now() > deadline) throw new ProblemError('IDEMPOTENCY_KEY_IN_PROGRESS', undefined, undefined, 2);
      await pause(look);
    } finally {
      clearInterval(renewing);
    }
  }
  if (!kept) throw new Error(`${operation} has kept no answer.`);
  return kept;
}

const leaseEnd = (now: Date): Date => new Date(now.getTime() + lease);

/** Deletes expired answers. */
export async function deleteExpiredIdempotencyKeys(db: DatabaseWriter, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - answerLifetime)));
}

function describeActor({ customerId, orderToken }: Actor): string {
  return customerId === undefined ? `token ${orderToken ?? ''}` : `customer ${customerId}`;
}
