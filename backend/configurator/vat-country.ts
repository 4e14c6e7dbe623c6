import { and, eq, or } from 'drizzle-orm';
import type { DatabaseReader } from '../db/database.ts';
import { orders } from '../db/schema/orders.ts';
import type { Actor } from '../identity/actor.ts';
import { findOwners } from '../identity/owner.ts';
import type { ShopView } from '../shops/shop-view.ts';

/**
 * Returns the shop with the country whose VAT applies to the actor: that of the delivery of their order in progress, if
 * there is one.
 */
export async function withVatCountry(db: DatabaseReader, shop: ShopView, actor: Actor): Promise<ShopView> {
  const owners = await findOwners(db, actor);
  if (owners.length === 0) return shop;
  const isTheirs = owners.map(({ customerId, guestId }) =>
    customerId === undefined ? eq(orders.guestId, guestId) : eq(orders.customerId, customerId),
  );
  const found = await db
    .select({ country: orders.country, customerId: orders.customerId })
    .from(orders)
    .where(and(eq(orders.shopId, shop.shopId), eq(orders.state, 'Cart'), or(...isTheirs)));
  // The session's order takes precedence.
  const order = found.find(({ customerId }) => customerId !== null) ?? found[0];
  return order ? { ...shop, country: order.country } : shop;
}
