import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { DatabaseWriter } from '../db/database.ts';
import type { InvoiceContent } from '../db/schema/invoice-content.ts';
import { type InvoiceKind, invoices } from '../db/schema/invoices.ts';
import { orderLines } from '../db/schema/orders.ts';
import type { payments } from '../db/schema/payments.ts';
import { sellers } from '../db/schema/sellers.ts';
import { shops } from '../db/schema/shops.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
import { buildCreditNote, buildInvoice } from './build-invoice.ts';
import { takeInvoiceNumber } from './invoice-number.ts';
import { localDate } from './local-date.ts';
import { toSeller } from './to-seller.ts';

type OrderLine = components['schemas']['OrderLine'];
type PaymentRow = typeof payments.$inferSelect;

const black = '#1c2420';

/**
 * Issues the invoice of an order that has just been paid, in the transaction that makes it `Paid`. The caller holds the
 * lock on the order, and afterwards locks nothing but mails.
 *
 * @param payment - The payment that paid it; absent: not paid through a provider.
 * @returns Its number; `undefined` where the seller is not configured, and nothing can be issued.
 */
export async function issueInvoice(
  tx: DatabaseWriter,
  order: OrderRow,
  payment: Pick<PaymentRow, 'id' | 'method'> | undefined,
  now: Date,
): Promise<string | undefined> {
  const { shopId, number, record, placedAt, locale, details } = order;
  if (number === null || record === null || placedAt === null) throw new Error(`Order ${order.id} is not placed.`);
  const [found] = await tx
    .select({ shop: shops, seller: sellers, lines: selectRecords(order) })
    .from(shops)
    .leftJoin(sellers, eq(sellers.shopId, shops.id))
    .where(eq(shops.id, shopId));
  if (!found?.seller) return undefined;
  const { shop, lines } = found;
  const seller = toSeller(found.seller);
  const content = buildInvoice(
    {
      shopName: shop.name,
      shopColor: shop.color ?? black,
      locale,
      number,
      seller,
      details,
      lines,
      record,
      placedOn: localDate(placedAt, shop.timeZone),
      paymentMethod: payment?.method,
      dueDate: order.dueOn ?? undefined,
    },
    localDate(now, shop.timeZone),
  );
  return await insert(tx, order, { kind: 'invoice', refunded: 0, paymentId: payment?.id ?? null, content }, now);
}

/**
 * Issues the credit note for a refund, in the transaction that records it. The caller holds the lock on the payment's
 * order.
 *
 * @param refunded - Cents of the payment that have been refunded in all.
 * @returns Its number; `undefined` where the payment has no invoice: it came twice, late, or for a cancelled order.
 */
export async function issueCreditNote(
  tx: DatabaseWriter,
  order: OrderRow,
  payment: Pick<PaymentRow, 'id' | 'refunded'>,
  refunded: number,
  now: Date,
): Promise<string | undefined> {
  const { shopId, id: orderId } = order;
  const isOfOrder = and(eq(invoices.shopId, shopId), eq(invoices.orderId, orderId));
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(and(isOfOrder, eq(invoices.kind, 'invoice'), eq(invoices.paymentId, payment.id)));
  if (!invoice) return undefined;
  const [shop] = await tx.select({ timeZone: shops.timeZone }).from(shops).where(eq(shops.id, shopId));
  if (!shop) throw new Error(`There is no shop ${shopId}.`);
  const credits = await tx
    .select({ content: invoices.content })
    .from(invoices)
    .where(and(isOfOrder, gt(invoices.refunded, 0)))
    .orderBy(asc(invoices.refunded));
  const content = buildCreditNote(
    { ...invoice.content, number: invoice.number },
    credits.map((credit) => credit.content.totals),
    refunded - payment.refunded,
    localDate(now, shop.timeZone),
  );
  return await insert(tx, order, { kind: 'creditNote', refunded, paymentId: payment.id, content }, now);
}

/** Selects the lines of an order as they were placed, in their order. */
const selectRecords = ({ shopId, id }: OrderRow) => sql<readonly OrderLine[]>`coalesce((
  select json_agg(${orderLines.record} order by ${orderLines.position}) from ${orderLines}
  where ${orderLines.shopId} = ${shopId} and ${orderLines.orderId} = ${id}), '[]')`;

async function insert(
  tx: DatabaseWriter,
  { shopId, id: orderId, country }: OrderRow,
  document: {
    readonly kind: InvoiceKind;
    readonly refunded: number;
    readonly paymentId: string | null;
    readonly content: InvoiceContent;
  },
  now: Date,
): Promise<string> {
  const year = Number(document.content.issueDate.slice(0, 4));
  const number = await takeInvoiceNumber(tx, shopId, document.kind, year);
  await tx.insert(invoices).values({ ...document, shopId, number, orderId, country, year, issuedAt: now });
  return number;
}
