import { and, eq } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { Db } from '../db/database.ts';
import { menus } from '../db/schema/content.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { createLinkResolver } from './links.ts';

export type Menus = components['schemas']['Menus'];

/** Loads every menu of the shop. */
export async function loadMenus(db: Db, shop: ShopView): Promise<Menus> {
  const rows = await db
    .select({ location: menus.location, items: menus.items })
    .from(menus)
    .where(and(eq(menus.shopId, shop.shopId), eq(menus.locale, shop.locale)));
  const resolve = await createLinkResolver(
    db,
    shop,
    rows.flatMap(({ items }) => items.flatMap((item) => [item, ...item.items])),
  );
  const found: Menus = { header: [], footer: [], service: [], legal: [] };
  for (const { location, items } of rows) {
    found[location] = items.map((item) => ({ ...resolve(item), children: item.items.map(resolve) }));
  }
  return found;
}
