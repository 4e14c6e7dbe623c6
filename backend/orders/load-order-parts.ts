import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { DatabaseReader } from '../db/database.ts';
import { type OrderEvent, orderEvents, orderLines } from '../db/schema/orders.ts';
import { payments } from '../db/schema/payments.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
import type { LineRow } from '../order-rows/order-lines.ts';
import { loadHome, type ShopHome } from './order-vat.ts';
import { type KeptWithdrawal, loadWithdrawalsOfOrders } from './withdrawals.ts';

type PaymentRow = typeof payments.$inferSelect;

/** The parts of a placed order. */
export interface OrderParts {
  /** In the order they were added. */
  readonly lines: readonly LineRow[];
  /** The last one first. */
  readonly payments: readonly PaymentRow[];
  /** Withdrawals, oldest first. */
  readonly kept: readonly KeptWithdrawal[];
  /** Oldest first. */
  readonly history: readonly OrderEvent[];
}

/** Loads the parts of orders of a shop, with as many queries for a hundred orders as for one. */
export async function loadOrderParts(
  db: DatabaseReader,
  shopId: string,
  orders: readonly OrderRow[],
): Promise<{ readonly home: ShopHome; readonly partsOf: (order: OrderRow) => OrderParts }> {
  const ids = orders.map(({ id }) => id);
  const home = await loadHome(db, shopId);
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.shopId, shopId), inArray(orderLines.orderId, ids)))
    .orderBy(asc(orderLines.position));
  const paid = await db
    .select()
    .from(payments)
    .where(and(eq(payments.shopId, shopId), inArray(payments.orderId, ids)))
    .orderBy(desc(payments.createdAt), desc(payments.id));
  const kept = await loadWithdrawalsOfOrders(db, shopId, ids);
  const history = await db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.shopId, shopId), inArray(orderEvents.orderId, ids)))
    .orderBy(asc(orderEvents.id));
  const isOf =
    ({ id }: OrderRow) =>
    ({ orderId }: { readonly orderId: string }): boolean =>
      orderId === id;
  return {
    home,
    partsOf: (order) => ({
      lines: lines.filter(isOf(order)),
      payments: paid.filter(isOf(order)),
      kept: kept.filter(isOf(order)),
      history: history.filter(isOf(order)),
    }),
  };
}
