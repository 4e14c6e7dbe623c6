import { and, eq } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import { loadCategories } from '../catalogue/categories.ts';
import type { Db } from '../db/database.ts';
import { menus } from '../db/schema/content.ts';
import type { StoredLink } from '../db/schema/content-types.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { createLinkResolver } from './links.ts';

export type Menus = components['schemas']['Menus'];

type Child = components['schemas']['MenuChild'];

/** Loads every menu of the shop, with the pictures of the categories that entries below others lead to. */
export async function loadMenus(db: Db, shop: ShopView): Promise<Menus> {
  const rows = await db
    .select({ location: menus.location, items: menus.items })
    .from(menus)
    .where(and(eq(menus.shopId, shop.shopId), eq(menus.locale, shop.locale)));
  const entries = rows.flatMap(({ items }) => items);
  const children = entries.flatMap(({ items }) => items);
  const [resolve, categories] = await Promise.all([
    createLinkResolver(db, shop, [...entries, ...children]),
    loadCategories(db, shop, children.flatMap(categoryOf)),
  ]);
  const images = new Map(categories.map(({ id, image }) => [id, image]));
  const resolveChild = (link: StoredLink): Child => {
    const image = images.get(categoryOf(link)[0] ?? '');
    return { ...resolve(link), ...(image && { image }) };
  };
  const found: Menus = { header: [], footer: [], service: [], legal: [] };
  for (const { location, items } of rows) {
    found[location] = items.map((item) => ({ ...resolve(item), children: item.items.map(resolveChild) }));
  }
  return found;
}

/** Returns the id of the category that a link leads to, if it leads to one. */
function categoryOf({ to }: StoredLink): string[] {
  return to?.kind === 'category' ? [to.id] : [];
}
