import { and, eq } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { ShopView } from '../api/shop-view.ts';
import type { Db } from '../db/database.ts';
import { products } from '../db/schema/products.ts';
import { priceProduct } from '../pricing/price-product.ts';
import { loadOptions } from './product-options.ts';
import { loadTiers, loadVariants } from './product-prices.ts';

export type ProductConfiguration = components['schemas']['ProductConfiguration'];

/** What can be chosen on a product, how many of it, and what the default choice costs. */
export async function loadConfiguration(db: Db, shop: ShopView, productId: string): Promise<ProductConfiguration> {
  const [bounds] = await db
    .select({
      minimum: products.minimumQuantity,
      maximum: products.maximumQuantity,
      step: products.quantityStep,
    })
    .from(products)
    .where(and(eq(products.shopId, shop.shopId), eq(products.id, productId)));
  if (!bounds) throw new Error(`Product ${productId} of ${shop.shopId} has slugs but does not exist.`);
  const [standard] = await loadVariants(db, shop, productId);
  return {
    productId,
    quantity: { ...bounds, default: bounds.minimum },
    options: await loadOptions(db, shop, productId),
    pricing: priceProduct(shop, standard.priceExcVat, await loadTiers(db, shop.shopId, productId), bounds.minimum),
  };
}
