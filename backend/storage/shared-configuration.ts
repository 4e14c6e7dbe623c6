import { isPersonal } from '../configurator/option-types.ts';
import {
  type ChosenConfiguration,
  findConfiguration,
  identifyConfiguration,
  saveConfiguration,
} from '../configurator/saved-configurations.ts';
import type { DatabaseWriter } from '../db/database.ts';
import type { ShopView } from '../shops/shop-view.ts';
import type { ItemVerdict } from './evaluate-item.ts';
import type { ItemRow } from './items.ts';

/** Saves the shared part of an item as a configuration, so that a visitor can configure it further. */
export async function saveSharedConfiguration(
  db: DatabaseWriter,
  shop: ShopView,
  item: ItemRow,
  verdict: ItemVerdict | undefined,
  now: Date,
): Promise<void> {
  const chosen = describeChosen(shop, item, verdict);
  if (chosen) await saveConfiguration(db, chosen, now);
}

/**
 * Returns the identifier of the configuration that was saved when an item was shared; `undefined` when its product has
 * changed since.
 */
export async function findSharedConfiguration(
  db: DatabaseWriter,
  shop: ShopView,
  item: ItemRow,
  verdict: ItemVerdict | undefined,
  now: Date,
): Promise<string | undefined> {
  const chosen = describeChosen(shop, item, verdict);
  if (!chosen) return undefined;
  const key = { shopId: chosen.shopId, productId: chosen.productId, id: identifyConfiguration(chosen) };
  return (await findConfiguration(db, key, now))?.id;
}

/** Returns the values that others may see: without the picture of a print, words and files of its owner. */
function describeChosen(
  { shopId }: ShopView,
  { kind }: Pick<ItemRow, 'kind'>,
  verdict: ItemVerdict | undefined,
): ChosenConfiguration | undefined {
  if (kind !== 'ConfiguredProduct' || verdict?.variantId === undefined) return undefined;
  const { productId, variantId, pricing, values } = verdict;
  const shown = Object.fromEntries(Object.entries(values).filter(([, value]) => !isPersonal(value)));
  return { shopId, productId, variantId, quantity: pricing.quantity.current, values: shown, cropId: undefined };
}
