import type { components } from '#generated/contracts/product-api.ts';
import type { ShopView } from '../api/shop-view.ts';
import { loadConfigurable } from '../configurator/configurable.ts';
import { judgeLoaded, type Verdict } from '../configurator/judge-configuration.ts';
import type { Db } from '../db/database.ts';
import { findProduct } from '../repositories/products.ts';
import { loadStock } from '../repositories/stock-levels.ts';
import type { ItemRow } from './items.ts';
import type { Asker } from './owner.ts';

type LineChange = components['schemas']['LineChange'];

/** What was chosen in an item. */
type Choice = Partial<Pick<ItemRow, 'productId' | 'variantId' | 'quantity' | 'values' | 'cropId'>>;

/** An item by its product as it is today. */
export interface ItemVerdict extends Verdict {
  /** Whether the variant is gone that was saved. */
  readonly isVariantGone: boolean;
}

/**
 * Judges and prices what was saved.
 *
 * @param asker Whose files and crops may be used; `undefined`: whatever the item names.
 * @returns `undefined` for a note, and when the product is gone.
 */
export async function judgeItem(
  db: Db,
  shop: ShopView,
  asker: Asker | undefined,
  { productId, variantId, quantity, values, cropId }: Choice,
): Promise<ItemVerdict | undefined> {
  const found = productId == null ? undefined : await findProduct(db, shop, productId);
  if (found === undefined) return undefined;
  const product = await loadConfigurable(db, shop, found);
  const variant = product.variants.find(({ id }) => id === variantId);
  const verdict = await judgeLoaded(db, shop, asker, product, {
    ...{ variantId: variant?.id, values: values ?? {} },
    ...{ quantity: quantity ?? undefined, cropId: cropId ?? undefined },
  });
  return { ...verdict, isVariantGone: variantId != null && !variant };
}

/** What of an item is different from when it was saved, and what keeps it from being ordered. */
export async function changesOfItem(
  db: Db,
  shop: ShopView,
  { setPrice, setCurrency }: Pick<ItemRow, 'setPrice' | 'setCurrency'>,
  { variantId, isVariantGone, pricing }: ItemVerdict,
): Promise<LineChange[]> {
  if (isVariantGone) return [{ kind: 'configurationOutdated' }];
  const levels = variantId === undefined ? undefined : await loadStock(db, shop.shopId, [variantId]);
  const available = levels?.get(variantId ?? '');
  const isDearer = setPrice !== null && setCurrency === shop.currency && setPrice !== pricing.priceExcVat;
  return [
    ...(isDearer ? [{ kind: 'priceChanged' as const, before: setPrice, after: pricing.priceExcVat }] : []),
    ...(available === 0 ? [{ kind: 'soldOut' as const, after: 0 }] : []),
    ...(available !== undefined && available > 0 && available < pricing.quantity.current
      ? [{ kind: 'quantityLimited' as const, after: available }]
      : []),
  ];
}
