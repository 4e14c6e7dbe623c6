import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Cause } from '../db/schema/orders.ts';
import { payments } from '../db/schema/payments.ts';
import { isPayment, type PaymentRow, toPaymentKey } from '../order-rows/payment-rows.ts';
import { carryOut } from './carry-out.ts';
import type { PaymentServices } from './payment-services.ts';
import { isWaiting, movePayment } from './payment-states.ts';

/** Milliseconds in which the provider is queried once about a payment, however many browsers wait for it. */
const askedEvery = 2000;
/** Milliseconds after which a payment that the provider does not know is given up. */
const strangeFor = 60 * 60 * 1000;

/**
 * Queries the provider about a payment, and carries out its answer.
 *
 * @returns The payment after that; unchanged, where there is no provider to query.
 * @throws {ProviderUnavailableError}
 */
export async function askProvider(services: PaymentServices, row: PaymentRow, cause: Cause): Promise<PaymentRow> {
  const { db, clock, provider, wakeMails } = services;
  if (row.providerId === null || row.provider !== provider.id) return row;
  const seen = await provider.lookUpPayment(row.providerId);
  if (seen) return await carryOut(services, row, seen, cause);
  const now = clock();
  if (!isWaiting(row) || now.getTime() - row.createdAt.getTime() < strangeFor) return row;
  await db.transaction((tx) => movePayment(services, tx, toPaymentKey(row), 'expired', cause, now));
  wakeMails();
  const [after] = await db
    .select()
    .from(payments)
    .where(isPayment(toPaymentKey(row)));
  return after ?? row;
}

/** Returns whether this caller may query the provider: the first within two seconds. */
export async function takeTurnToAsk({ db, clock }: PaymentServices, row: PaymentRow): Promise<boolean> {
  const now = clock();
  const free = lte(payments.askedAt, new Date(now.getTime() - askedEvery));
  const taken = await db
    .update(payments)
    .set({ askedAt: now })
    .where(and(isPayment(toPaymentKey(row)), or(isNull(payments.askedAt), free)))
    .returning({ id: payments.id });
  return taken.length > 0;
}

export async function loadPayment(
  { db }: Pick<PaymentServices, 'db'>,
  shopId: string,
  paymentId: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(isPayment({ shopId, paymentId }));
  return row;
}

/** Finds a payment by the provider's id. */
export async function findByProviderId(
  { db, provider }: PaymentServices,
  providerId: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider.id), eq(payments.providerId, providerId)));
  return row;
}
