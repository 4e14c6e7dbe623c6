import { eq, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { orderLines, orders } from '../db/schema/orders.ts';
import { payments } from '../db/schema/payments.ts';
import { shops } from '../db/schema/shops.ts';
import { isOrder, type OrderKey, type OrderRow } from '../order-rows/order-key.ts';
import type { PaymentRow } from '../order-rows/payment-rows.ts';
import type { PaidLine, Payer, WantedPayment } from './payment-provider.ts';

type OrderLine = components['schemas']['OrderLine'];

/** A placed order with its lines, as payments need it. */
export interface PayableRecord {
  readonly order: OrderRow;
  readonly shopName: string;
  readonly records: readonly OrderLine[];
  /** All payments of the order, whatever has become of them. */
  readonly payments: readonly Pick<PaymentRow, 'id' | 'state'>[];
}

/** Loads a placed order with its lines and payments. One statement. */
export async function loadPayableRecord(db: DatabaseWriter, { shopId, orderId }: OrderKey): Promise<PayableRecord> {
  const [found] = await db
    .select({ order: orders, shopName: shops.name, records: selectRecords, payments: selectPayments })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(isOrder({ shopId, orderId }));
  if (!found) throw new Error(`There is no order ${orderId} of ${shopId}.`);
  return found;
}

/** Returns a payment as providers get it, from the record of the placed order. @param locale - Of the payment page. */
export function toWantedPayment(
  { order, shopName, records }: PayableRecord,
  payment: PaymentRow,
  locale: string,
): WantedPayment {
  const { orderId, id, method, issuer, amount, currency, returnAddress } = payment;
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

const selectPayments = sql<PayableRecord['payments']>`coalesce((
  select json_agg(json_build_object('id', ${payments.id}, 'state', ${payments.state})) from ${payments}
  where ${payments.shopId} = ${orders.shopId} and ${payments.orderId} = ${orders.id}), '[]')`;

function toPaidLines({ record }: OrderRow, records: readonly OrderLine[]): readonly PaidLine[] {
  const goods = records.map(
    (line): PaidLine => ({
      description: `${line.quantity.current} × ${line.name}`,
      kind: 'goods',
      total: line.pricing.totalIncVat,
      vatPercentage: line.pricing.vatPercentage,
    }),
  );
  if (!record) return goods;
  const { shipping, voucher, discounts = [] } = record;
  const { name, priceIncVat: total, vatPercentage } = shipping;
  return [
    ...goods,
    ...(total === 0 ? [] : [{ description: name, kind: 'delivery' as const, total, vatPercentage }]),
    ...discounts.map((cost) => ({
      description: voucher?.code ?? '',
      kind: 'discount' as const,
      total: -cost.incVat,
      vatPercentage: cost.vatPercentage,
    })),
  ];
}
