import { and, asc, desc, eq } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import type { mails, OrderMailKind } from '../db/schema/mails.ts';
import { orderLines, orders } from '../db/schema/orders.ts';
import { payments } from '../db/schema/payments.ts';
import { type Storefront, shopLocales, shops } from '../db/schema/shops.ts';
import type { Imprint } from '../mail/imprint.ts';
import type { WrittenMail } from '../mail/write-mail.ts';
import { writeOrderMail } from '../mail/write-order-mail.ts';
import { issueOrderToken } from '../order-rows/order-tokens.ts';
import { loadWithdrawals } from '../orders/withdrawals.ts';

/**
 * Writes a mail about an order, with a token that reads it.
 *
 * @returns `undefined` when the order has no owner any more, or the requested number is not of an order with this
 * address.
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
    .select({ order: orders, timeZone: shops.timeZone, storefront: shopLocales.storefront })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .leftJoin(shopLocales, and(eq(shopLocales.shopId, orders.shopId), eq(shopLocales.locale, orders.locale)))
    .where(and(eq(orders.shopId, shopId), eq(orders.id, orderId)));
  if (!found) return undefined;
  const { number, record, details, locale, payBefore, tracking, state } = found.order;
  if (number === null || record === null || details === null) return undefined;
  const lines = await db
    .select({ id: orderLines.id, record: orderLines.record })
    .from(orderLines)
    .where(and(eq(orderLines.shopId, shopId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.position));
  const ofOrder = await db
    .select()
    .from(payments)
    .where(and(eq(payments.shopId, shopId), eq(payments.orderId, orderId)))
    .orderBy(desc(payments.createdAt));
  const withdrawal = (await loadWithdrawals(db, { shopId, orderId })).find(({ id }) => id === withdrawalId);
  return writeOrderMail({
    kind,
    locale,
    orderId,
    number,
    ...record,
    details,
    imprint,
    tracking,
    timeZone: found.timeZone,
    payBefore: state === 'Placed' ? payBefore : null,
    lines: lines.map(({ id, record: line }) => ({ ...line, id })),
    payments: ofOrder,
    withdrawal,
    invoiceNumber: row.invoiceNumber ?? undefined,
    token: await issueOrderToken(db, { shopId, orderId }, now),
    link: link ?? orderPageAddress(found.storefront),
  });
}

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

/** Returns the order status page of the shop's storefront, if its address is configured. */
function orderPageAddress(storefront: Storefront | null): string | undefined {
  return storefront ? new URL(storefront.paths.orderStatus, storefront.origin).href : undefined;
}
