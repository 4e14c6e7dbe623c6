import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DatabaseWriter, Db } from '../db/database.ts';
import { orders } from '../db/schema/orders.ts';
import { refunds } from '../db/schema/refunds.ts';
import { type WithdrawalState, withdrawals } from '../db/schema/withdrawals.ts';
import { StartupError } from '../errors/startup-error.ts';
import { lockOrder } from '../order-rows/lock-order.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
import { loadLines } from '../order-rows/order-lines.ts';
import { loadPayments } from '../order-rows/payment-rows.ts';
import { type KeptWithdrawal, loadWithdrawals, priceWithdrawal } from '../orders/withdrawals.ts';
import { postOrderMail } from '../outbox/post-order-mail.ts';
import { oweRefund } from '../payments/refunds.ts';

/** A withdrawal in an operator's list. */
export interface OperatedWithdrawal {
  readonly shop: string;
  readonly id: string;
  readonly order: string;
  readonly state: WithdrawalState;
  readonly requestedAt: string;
  readonly currency: string;
  /** Cents. */
  readonly amount: number;
  /** Null: the customer has deleted their account. */
  readonly email: string | null;
  readonly lines: readonly { readonly sku: string; readonly name: string; readonly quantity: number }[];
}

/** Max. withdrawals of a list. */
const maxListed = 200;

/** Returns withdrawals, the longest waiting first. @param state - Absent: the open ones. */
export async function listWithdrawals(
  db: Db,
  { shop, state }: { readonly shop: string | undefined; readonly state: WithdrawalState | undefined },
): Promise<OperatedWithdrawal[]> {
  const rows = await db
    .select({ withdrawal: withdrawals, order: orders })
    .from(withdrawals)
    .innerJoin(orders, and(eq(orders.shopId, withdrawals.shopId), eq(orders.id, withdrawals.orderId)))
    .where(
      and(
        inArray(withdrawals.state, state === undefined ? ['requested', 'accepted'] : [state]),
        ...(shop === undefined ? [] : [eq(withdrawals.shopId, shop)]),
      ),
    )
    .orderBy(asc(withdrawals.requestedAt), asc(withdrawals.id))
    .limit(maxListed);
  const listed: OperatedWithdrawal[] = [];
  for (const { withdrawal, order } of rows) listed.push(await summarise(db, withdrawal.id, order));
  return listed;
}

/**
 * Accepts a withdrawal; the customer gets a mail.
 *
 * @throws {StartupError} when it does not exist or is already decided.
 */
export async function acceptWithdrawal(db: Db, id: string, now: Date): Promise<OperatedWithdrawal> {
  return await decide(db, id, 'requested', async (tx, order, withdrawal) => {
    const others = (await loadWithdrawals(tx, { shopId: order.shopId, orderId: order.id })).filter(
      (other) => other.state === 'accepted' || other.state === 'refunded',
    );
    // A withdrawal that counted for the price may have been rejected meanwhile.
    const amount = priceWithdrawal(order, await loadLines(tx, order), others, withdrawal.lines);
    await tx.update(withdrawals).set({ state: 'accepted', amount, decidedAt: now }).where(isThis(withdrawal));
    await postOrderMail(tx, order, 'withdrawalAccepted', now, { withdrawalId: id });
  });
}

/**
 * Rejects a withdrawal; the customer gets a mail with the reason.
 *
 * @throws {StartupError} when it does not exist or is already decided.
 */
export async function refuseWithdrawal(db: Db, id: string, reason: string, now: Date): Promise<OperatedWithdrawal> {
  return await decide(db, id, 'requested', async (tx, order, withdrawal) => {
    await tx
      .update(withdrawals)
      .set({ state: 'refused', refusal: reason.slice(0, 2000), decidedAt: now })
      .where(isThis(withdrawal));
    await postOrderMail(tx, order, 'withdrawalRefused', now, { withdrawalId: id });
  });
}

/**
 * Owes the customer the money of an accepted withdrawal; the backend refunds it as soon as it runs, and sends a mail.
 *
 * @param amount - Cents; absent: the price of the withdrawn lines.
 * @throws {StartupError} when it is not accepted, nothing was paid, or a refund is already under way.
 */
export async function refundWithdrawal(
  db: Db,
  id: string,
  amount: number | undefined,
  now: Date,
): Promise<OperatedWithdrawal> {
  return await decide(db, id, 'accepted', async (tx, order, withdrawal) => {
    const paid = (await loadPayments(tx, order)).find(({ state }) => state === 'paid');
    if (!paid)
      throw new StartupError(`Nothing has been paid for ${order.number}, or all of it back.`, 'See order show.');
    const known = await tx.$count(
      refunds,
      and(eq(refunds.shopId, order.shopId), eq(refunds.withdrawalId, withdrawal.id)),
    );
    if (known > 0) throw new StartupError(`${id} is being paid back already.`, 'Start the backend to have it done.');
    const sum = amount ?? withdrawal.amount;
    const left = paid.amount - paid.refunded;
    if (sum > left) {
      throw new StartupError(
        `No more than ${left} cents of ${order.number} can be paid back.`,
        'Name a sum with --amount.',
      );
    }
    const key = { shopId: order.shopId, paymentId: paid.id };
    const wanted = { amount: sum, reason: 'withdrawal', withdrawalId: withdrawal.id } as const;
    if (!(await oweRefund(tx, key, wanted, now))) {
      throw new StartupError(`${order.number} is being paid back already.`, 'Start the backend to have it done.');
    }
    await tx.update(withdrawals).set({ amount: sum }).where(isThis(withdrawal));
  });
}

/** Changes a withdrawal in a certain state while its order is locked. */
async function decide(
  db: Db,
  id: string,
  from: WithdrawalState,
  work: (tx: DatabaseWriter, order: OrderRow, withdrawal: KeptWithdrawal) => Promise<void>,
): Promise<OperatedWithdrawal> {
  const [known] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
  if (!known) throw new StartupError(`There is no withdrawal ${id}.`, 'order withdrawals shows those that there are.');
  const key = { shopId: known.shopId, orderId: known.orderId };
  const order = await db.transaction(async (tx) => {
    const held = await lockOrder(tx, key);
    const withdrawal = (await loadWithdrawals(tx, key)).find((one) => one.id === id);
    if (!held || !withdrawal) throw new StartupError(`There is no withdrawal ${id}.`, 'Its order has been deleted.');
    if (withdrawal.state !== from) {
      throw new StartupError(
        `${id} is ${withdrawal.state}, not ${from}.`,
        'A withdrawal is requested, then accepted or refused, and refunded once it is accepted.',
      );
    }
    await work(tx, held, withdrawal);
    return held;
  });
  return await summarise(db, id, order);
}

const isThis = ({ shopId, id }: Pick<KeptWithdrawal, 'shopId' | 'id'>) =>
  and(eq(withdrawals.shopId, shopId), eq(withdrawals.id, id));

async function summarise(db: Db, id: string, order: OrderRow): Promise<OperatedWithdrawal> {
  const key = { shopId: order.shopId, orderId: order.id };
  const withdrawal = (await loadWithdrawals(db, key)).find((one) => one.id === id);
  if (!withdrawal) throw new Error(`The withdrawal ${id} of ${order.id} has been deleted.`);
  const ordered = await loadLines(db, order);
  return {
    shop: order.shopId,
    id,
    order: order.number ?? '',
    state: withdrawal.state,
    amount: withdrawal.amount,
    requestedAt: withdrawal.requestedAt.toISOString(),
    currency: order.currency,
    email: order.details?.email ?? null,
    lines: withdrawal.lines.flatMap(({ lineId, quantity }) => {
      const line = ordered.find((one) => one.id === lineId)?.record;
      return line ? [{ sku: line.sku, name: line.name, quantity }] : [];
    }),
  };
}
