import type { components } from '#generated/contracts/product-api.ts';
import { findProduct } from '../catalogue/products.ts';
import { loadStock } from '../catalogue/stock-levels.ts';
import { loadConfigurable } from '../configurator/configurable.ts';
import { evaluateLoaded, type Verdict } from '../configurator/evaluate-configuration.ts';
import type { Db } from '../db/database.ts';
import type { Actor } from '../identity/actor.ts';
import type { ShopView } from '../shops/shop-view.ts';
import type { ItemRow } from './items.ts';

type LineChange = components['schemas']['LineChange'];
type StorageItemVerdict = components['schemas']['StorageItemVerdict'];

/** The choice in an item. */
type Choice = Partial<Pick<ItemRow, 'productId' | 'variantId' | 'quantity' | 'values' | 'cropId'>>;

/** The verdict on an item by its current product. */
export interface ItemVerdict extends Verdict {
  /** Whether the saved variant was deleted. */
  readonly isVariantGone: boolean;
}

/**
 * Evaluates and prices an item.
 *
 * @param actor Owner of the files and crops that may be used; a service actor may use all.
 * @returns `undefined` for a note, and when the product has been deleted.
 */
export async function evaluateItem(
  db: Db,
  shop: ShopView,
  actor: Actor,
  { productId, variantId, quantity, values, cropId }: Choice,
): Promise<ItemVerdict | undefined> {
  const found = productId == null ? undefined : await findProduct(db, shop, productId);
  if (found === undefined) return undefined;
  const product = await loadConfigurable(db, shop, found);
  const variant = product.variants.find(({ id }) => id === variantId);
  const verdict = await evaluateLoaded(db, shop, actor, product, {
    variantId: variant?.id,
    values: values ?? {},
    quantity: quantity ?? undefined,
    cropId: cropId ?? undefined,
  });
  return { ...verdict, isVariantGone: variantId != null && !variant };
}

/** Whether an item can be ordered as it was saved, and why not. */
export interface OrderableState extends Pick<StorageItemVerdict, 'orderable' | 'problems' | 'changes' | 'pricing'> {
  /** The verdict on the item; absent for a note, and when the product has been deleted. */
  readonly verdict?: ItemVerdict;
}

/**
 * Returns whether an item can be ordered, and its current price.
 *
 * @param actor Owner of the files and crops that may be used; a service actor may use all.
 */
export async function checkOrderable(db: Db, shop: ShopView, actor: Actor, item: ItemRow): Promise<OrderableState> {
  const verdict = await evaluateItem(db, shop, actor, item);
  if (!verdict) {
    return { orderable: false, problems: [], changes: item.kind === 'Note' ? [] : [{ kind: 'gone' }] };
  }
  const changes = await changesOfItem(db, shop, item, verdict);
  const orderable = verdict.valid && changes.every(({ kind }) => kind === 'priceChanged');
  return { orderable, problems: verdict.problems, changes, verdict, ...(orderable && { pricing: verdict.pricing }) };
}

/** Returns the changes since an item was saved, and the problems that prevent an order. */
async function changesOfItem(
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
