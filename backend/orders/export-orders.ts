import { stringify } from 'csv-stringify/sync';
import { and, asc, eq, gte, isNotNull } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { Db } from '../db/database.ts';
import { orders } from '../db/schema/orders.ts';
import { toPlacedOrder } from './order-answer.ts';

type Order = components['schemas']['Order'];

/** A placed order in an export. */
export type ExportedOrder = Order & { readonly shop: string };

/** The orders of an export. */
export interface ExportedRange {
  /** Absent: of every shop. */
  readonly shop: string | undefined;
  /** Only orders placed at or after this time. */
  readonly since: Date;
}

/** Returns placed orders in full, oldest first. */
export async function exportOrders(db: Db, { shop, since }: ExportedRange, now: Date): Promise<ExportedOrder[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        ...[isNotNull(orders.placedAt), gte(orders.placedAt, since)],
        ...(shop === undefined ? [] : [eq(orders.shopId, shop)]),
      ),
    )
    .orderBy(asc(orders.placedAt), asc(orders.number));
  const exported: ExportedOrder[] = [];
  for (const row of rows) exported.push({ shop: row.shopId, ...(await toPlacedOrder(db, row, now)) });
  return exported;
}

const columns = [
  ...['shop', 'number', 'placedAt', 'state', 'paymentState', 'email', 'name', 'company', 'country', 'sku', 'product'],
  ...['variant', 'quantity', 'currency', 'lineExcVat', 'lineIncVat', 'shippingExcVat', 'shippingIncVat'],
  ...['voucher', 'discountExcVat', 'discountIncVat'],
  ...['totalExcVat', 'totalIncVat', 'refunded', 'deliveredOn', 'carrier', 'tracking'],
];

/**
 * Returns orders as CSV (RFC 4180), a row for each line; amounts in whole units with a point. Cells are escaped so that
 * no spreadsheet reads a formula.
 */
export function writeOrderTable(exported: readonly ExportedOrder[]): string {
  const rows = exported.flatMap((order) =>
    order.lines.map((line) => ({
      shop: order.shop,
      number: order.number,
      placedAt: order.placedAt,
      state: order.state,
      paymentState: order.paymentState,
      email: order.details?.email,
      company: order.details?.companyName,
      name: order.details && `${order.details.firstName} ${order.details.lastName}`,
      country: order.country,
      sku: line.sku,
      product: line.name,
      variant: line.variantName,
      quantity: line.quantity.current,
      currency: order.currency,
      lineExcVat: asUnits(line.pricing.totalExcVat),
      lineIncVat: asUnits(line.pricing.totalIncVat),
      shippingExcVat: asUnits(order.totals.shippingExcVat),
      shippingIncVat: asUnits(order.totals.shippingIncVat),
      voucher: order.voucher?.code,
      discountExcVat: asUnits(order.totals.discountExcVat ?? 0),
      discountIncVat: asUnits(order.totals.discountIncVat ?? 0),
      totalExcVat: asUnits(order.totals.totalExcVat),
      totalIncVat: asUnits(order.totals.totalIncVat),
      refunded: asUnits((order.payments ?? []).reduce((sum, { refunded }) => sum + refunded, 0)),
      deliveredOn: order.deliveredOn,
      carrier: order.tracking?.carrier,
      tracking: order.tracking?.number,
    })),
  );
  return stringify(rows, { header: true, columns, record_delimiter: '\r\n', escape_formulas: true });
}

function asUnits(cents: number): string {
  return (cents / 100).toFixed(2);
}
