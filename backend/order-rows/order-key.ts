import { and, eq } from 'drizzle-orm';
import { orders } from '../db/schema/orders.ts';

/** The key of an order. */
export interface OrderKey {
  readonly shopId: string;
  readonly orderId: string;
}

export type OrderRow = typeof orders.$inferSelect;

export const isOrder = ({ shopId, orderId }: OrderKey) => and(eq(orders.shopId, shopId), eq(orders.id, orderId));
