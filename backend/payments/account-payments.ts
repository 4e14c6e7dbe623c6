import { and, eq } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { paymentEvents, payments } from '../db/schema/payments.ts';
import { findMembership } from '../identity/memberships.ts';
import type { OrderKey, OrderRow } from '../order-rows/order-key.ts';
import { isPayment, type PaymentRow, toPaymentKey } from '../order-rows/payment-rows.ts';
import type { ProviderMethod } from './payment-provider.ts';
import type { IssueCreditNote, PaymentServices } from './payment-services.ts';

/** The payment method, and the provider of its payments, which calls no other server. */
export const account = 'account';

const names: Readonly<Record<string, (days: number) => string>> = {
  nl: (days) => `Op rekening, binnen ${days} dagen`,
  fr: (days) => `Sur facture, sous ${days} jours`,
  de: (days) => `Auf Rechnung, innerhalb von ${days} Tagen`,
  en: (days) => `On account, within ${days} days`,
};

/** Returns the method of customers whose company buys on account; `undefined` for others. */
export async function findAccountMethod(
  { db }: Pick<PaymentServices, 'db'>,
  { shopId, customerId }: Pick<OrderRow, 'shopId' | 'customerId'>,
  locale: string,
): Promise<ProviderMethod | undefined> {
  const days = await findAccountDays(db, { shopId, customerId });
  if (days === undefined) return undefined;
  const [language = ''] = locale.split('-');
  return { id: account, name: (names[language] ?? names.en)?.(days) ?? account, issuers: [] };
}

/**
 * Ends the payment on account of an order that is cancelled, with a credit note for its invoice. The caller holds the lock on the
 * order.
 */
export async function voidAccount(
  tx: DatabaseWriter,
  order: OrderRow,
  issueCreditNote: IssueCreditNote,
  now: Date,
): Promise<void> {
  const payment = await findOpenAccount(tx, order);
  if (!payment) return;
  await issueCreditNote(tx, order, payment, payment.amount, now);
  await tx
    .update(payments)
    .set({ state: 'canceled', changedAt: now })
    .where(isPayment(toPaymentKey(payment)));
  await tx.insert(paymentEvents).values({ ...toPaymentKey(payment), at: now, state: 'canceled', cause: 'operator' });
}

/** Returns the payment on account that an order still waits for; `undefined`: there is none. */
export async function findOpenAccount(
  tx: DatabaseWriter,
  { shopId, id: orderId }: Pick<OrderRow, 'shopId' | 'id'>,
): Promise<PaymentRow | undefined> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(isOfOrder({ shopId, orderId }), eq(payments.provider, account), eq(payments.state, 'authorized')));
  return payment;
}

/** Returns the days within which a customer's company pays on account; `undefined`: it does not. */
export async function findAccountDays(
  db: DatabaseWriter,
  { shopId, customerId }: Pick<OrderRow, 'shopId' | 'customerId'>,
): Promise<number | undefined> {
  if (customerId === null) return undefined;
  return (await findMembership(db, { shopId, customerId }))?.company.accountDays ?? undefined;
}

const isOfOrder = ({ shopId, orderId }: OrderKey) => and(eq(payments.shopId, shopId), eq(payments.orderId, orderId));
