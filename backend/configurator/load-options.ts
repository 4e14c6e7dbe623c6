import { and, asc, eq } from 'drizzle-orm';
import type { DatabaseReader } from '../db/database.ts';
import { optionValues, productOptions } from '../db/schema/options.ts';
import { pictures } from '../db/schema/pictures.ts';
import type { ShopView } from '../shops/shop-view.ts';
import type { ProductOption } from './configuration-types.ts';
import type { StoredOption, StoredValue } from './describe-option.ts';
import { describeOption } from './option-types.ts';

/**
 * Loads the options of a product in the order they are shown. The variants' `choices` name those that decide the
 * variant. One query.
 */
export async function loadOptions(db: DatabaseReader, shop: ShopView, productId: string): Promise<ProductOption[]> {
  const { shopId } = shop;
  const rows = await db
    .select({ option: productOptions, value: optionValues, picture: pictures })
    .from(productOptions)
    .leftJoin(
      optionValues,
      and(
        eq(optionValues.shopId, productOptions.shopId),
        eq(optionValues.productId, productOptions.productId),
        eq(optionValues.optionId, productOptions.id),
      ),
    )
    .leftJoin(pictures, eq(pictures.key, optionValues.pictureKey))
    .where(and(eq(productOptions.shopId, shopId), eq(productOptions.productId, productId)))
    .orderBy(asc(productOptions.position), asc(optionValues.position));
  const options = new Map<string, { readonly option: StoredOption['option']; readonly values: StoredValue[] }>();
  for (const { option, value, picture } of rows) {
    const entry = options.get(option.id) ?? { option, values: [] };
    options.set(option.id, entry);
    if (value) entry.values.push({ value, picture });
  }
  return [...options.values()].map((entry) => describeOption({ shop, ...entry }));
}
