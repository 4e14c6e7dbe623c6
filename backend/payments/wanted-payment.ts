import { eq, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { orderLines, orders } from '../db/schema/orders.ts';
import { shops } from '../db/schema/shops.ts';
import { isOrder, type OrderRow } from '../order-rows/order-key.ts';
import type { PaymentRow } from '../order-rows/payment-rows.ts';
import type { PaidLine, Payer, WantedPayment } from './payment-provider.ts';

type OrderLine = components['schemas']['OrderLine'];

/** Returns a payment as providers get it, from the record of the placed order. @param locale - Of the payment page. */
export async function toWantedPayment(db: DatabaseWriter, payment: PaymentRow, locale: string): Promise<WantedPayment> {
  const { shopId, orderId, id, method, issuer, amount, currency, returnAddress } = payment;
  const [found] = await db
    .select({ order: orders, shopName: shops.name, records: selectRecords })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(isOrder({ shopId, orderId }));
  if (!found) throw new Error(`Payment ${id} has no order.`);
  const { order, shopName, records } = found;
  return {
    key: id,
    method,
    issuer: issuer ?? undefined,
    amount,
    currency,
    locale,
    returnAddress,
    shopName,
    orderNumber: order.number ?? orderId,
    payBefore: order.payBefore ?? undefined,
    payer: describePayer(order),
    lines: toPaidLines(order, records),
  };
}

function describePayer({ details }: OrderRow): Payer | undefined {
  if (!details) return undefined;
  const { email, firstName, lastName, companyName, billingAddress: address } = details;
  return { email, firstName, lastName, companyName, address };
}

/** Selects the lines of an order as they were placed, in their order. */
const selectRecords = sql<readonly OrderLine[]>`coalesce((
  select json_agg(${orderLines.record} order by ${orderLines.position}) from ${orderLines}
  where ${orderLines.shopId} = ${orders.shopId} and ${orderLines.orderId} = ${orders.id}), '[]')`;

function toPaidLines({ record }: OrderRow, records: readonly OrderLine[]): readonly PaidLine[] {
  const goods = records.map(
    (line): PaidLine => ({
      description: `${line.quantity.current} × ${line.name}`,
      kind: 'goods',
      total: line.pricing.totalIncVat,
      vatPercentage: line.pricing.vatPercentage,
    }),
  );
  const shipping = record?.shipping;
  if (!shipping || shipping.priceIncVat === 0) return goods;
  const { name, priceIncVat: total, vatPercentage } = shipping;
  return [...goods, { description: name, kind: 'delivery', total, vatPercentage }];
}
