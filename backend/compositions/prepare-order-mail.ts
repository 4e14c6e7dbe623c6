import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseWriter } from '../db/database.ts';
import type { mails, OrderMailKind } from '../db/schema/mails.ts';
import { orderLines, orders } from '../db/schema/orders.ts';
import { payments } from '../db/schema/payments.ts';
import { type Storefront, shopLocales, shops } from '../db/schema/shops.ts';
import type { Imprint } from '../mail/imprint.ts';
import type { WrittenMail } from '../mail/write-mail.ts';
import { writeOrderMail } from '../mail/write-order-mail.ts';
import type { LineRow } from '../order-rows/order-lines.ts';
import { issueOrderToken } from '../order-rows/order-tokens.ts';
import type { PaymentRow } from '../order-rows/payment-rows.ts';
import { loadWithdrawals } from '../orders/withdrawals.ts';
import { isReviewed } from '../reviews/order-reviews.ts';

/**
 * Writes a mail about an order, with a token that reads it.
 *
 * @returns `undefined` when the order has no owner any more, the requested number is not of an order with this
 * address, or everything that a customer is invited to review has been reviewed.
 */
export async function prepareOrderMail(
  db: DatabaseWriter,
  row: typeof mails.$inferSelect & { readonly kind: OrderMailKind },
  imprint: Imprint,
  now: Date,
): Promise<WrittenMail | undefined> {
  const { shopId, kind, link, withdrawalId } = row;
  const orderId = row.orderId ?? (await findByNumber(db, row));
  if (orderId === undefined) return undefined;
  const [found] = await db
    .select({
      order: orders,
      timeZone: shops.timeZone,
      storefront: shopLocales.storefront,
      lines: selectLines,
      payments: selectPayments,
    })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .leftJoin(shopLocales, and(eq(shopLocales.shopId, orders.shopId), eq(shopLocales.locale, orders.locale)))
    .where(and(eq(orders.shopId, shopId), eq(orders.id, orderId)));
  if (!found) return undefined;
  const { number, record, details, locale, payBefore, dueOn, tracking, state } = found.order;
  if (number === null || record === null || details === null) return undefined;
  if (kind === 'reviewInvitation' && (state !== 'Completed' || (await isReviewed(db, found.order)))) return undefined;
  const withdrawal =
    withdrawalId === null
      ? undefined
      : (await loadWithdrawals(db, { shopId, orderId })).find(({ id }) => id === withdrawalId);
  return writeOrderMail({
    kind,
    locale,
    orderId,
    number,
    ...record,
    details,
    imprint,
    tracking,
    dueOn,
    timeZone: found.timeZone,
    payBefore: state === 'Placed' ? payBefore : null,
    lines: found.lines.map(({ id, record: line }) => ({ ...line, id })),
    payments: found.payments,
    withdrawal,
    invoiceNumber: row.invoiceNumber ?? undefined,
    token: await issueOrderToken(db, { shopId, orderId }, now),
    link: atReviews(kind, link ?? orderPageAddress(found.storefront)),
  });
}

const ofOrder = (table: { readonly shopId: AnyPgColumn; readonly orderId: AnyPgColumn }) =>
  and(eq(table.shopId, orders.shopId), eq(table.orderId, orders.id));

/** Selects the lines of an order, in the order they were added. */
const selectLines = sql<readonly Pick<LineRow, 'id' | 'record'>[]>`coalesce((
  select json_agg(json_build_object('id', ${orderLines.id}, 'record', ${orderLines.record})
    order by ${orderLines.position})
  from ${orderLines} where ${ofOrder(orderLines)}), '[]')`;

/** Selects the payments of an order, the last one first. */
const selectPayments = sql<readonly Pick<PaymentRow, 'method' | 'state' | 'refunded'>[]>`coalesce((
  select json_agg(json_build_object('method', ${payments.method}, 'state', ${payments.state},
    'refunded', ${payments.refunded}) order by ${payments.createdAt} desc)
  from ${payments} where ${ofOrder(payments)}), '[]')`;

/** Returns the order with the number and address of a request. */
async function findByNumber(
  db: DatabaseWriter,
  { shopId, orderNumber, recipient }: typeof mails.$inferSelect,
): Promise<string | undefined> {
  if (orderNumber === null) return undefined;
  const [order] = await db
    .select({ id: orders.id, details: orders.details })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), eq(orders.number, orderNumber)));
  return order?.details?.email.toLowerCase() === recipient.toLowerCase() ? order.id : undefined;
}

/** Returns the address that a mail links to: the page of the order, or of its reviews. */
function atReviews(kind: OrderMailKind, page: string | undefined): string | undefined {
  if (page === undefined || kind !== 'reviewInvitation') return page;
  const address = new URL(page);
  address.searchParams.set('view', 'reviews');
  return address.href;
}

/** Returns the order status page of the shop's storefront, if its address is configured. */
function orderPageAddress(storefront: Storefront | null): string | undefined {
  return storefront ? new URL(storefront.paths.orderStatus, storefront.origin).href : undefined;
}
