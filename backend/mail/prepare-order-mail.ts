import { and, asc, eq, sql } from 'drizzle-orm';
import type { AccountDatabase } from '../accounts/account-database.ts';
import type { mails, OrderMailKind } from '../db/schema/mails.ts';
import { orderLines, orders } from '../db/schema/orders.ts';
import { payments } from '../db/schema/payments.ts';
import { type Storefront, shopLocales, shops } from '../db/schema/shops.ts';
import { issueOrderToken } from '../orders/order-tokens.ts';
import type { WrittenMail } from './write-mail.ts';
import { writeOrderMail } from './write-order-mail.ts';

/** Writes a mail about an order, with a token that reads it. @returns `undefined` when the order is nobody's any more. */
export async function prepareOrderMail(
  db: AccountDatabase,
  { shopId, orderId, kind, link }: typeof mails.$inferSelect & { readonly kind: OrderMailKind },
  now: Date,
): Promise<WrittenMail | undefined> {
  if (orderId === null) return undefined;
  const [found] = await db
    .select({ order: orders, shopName: shops.name, timeZone: shops.timeZone, storefront: shopLocales.storefront })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .leftJoin(shopLocales, and(eq(shopLocales.shopId, orders.shopId), eq(shopLocales.locale, orders.locale)))
    .where(and(eq(orders.shopId, shopId), eq(orders.id, orderId)));
  if (!found) return undefined;
  const { number, record, details, locale, payBefore } = found.order;
  if (number === null || record === null || details === null) return undefined;
  const lines = await db
    .select({ record: orderLines.record })
    .from(orderLines)
    .where(and(eq(orderLines.shopId, shopId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.position));
  const [paidBack] = await db
    .select({ sum: sql<string | null>`sum(${payments.refunded})` })
    .from(payments)
    .where(and(eq(payments.shopId, shopId), eq(payments.orderId, orderId)));
  return writeOrderMail({
    ...{ kind, locale, orderId, number, payBefore, ...record },
    shopName: found.shopName,
    timeZone: found.timeZone,
    lines: lines.map(({ record: line }) => line),
    refunded: Number(paidBack?.sum ?? 0),
    token: await issueOrderToken(db, { shopId, orderId }, now),
    link: link ?? pageOf(found.storefront),
  });
}

/** Where the shop's own storefront shows how an order stands, if it is known where that is. */
function pageOf(storefront: Storefront | null): string | undefined {
  return storefront ? new URL(storefront.paths.orderStatus, storefront.origin).href : undefined;
}
