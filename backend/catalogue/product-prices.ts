import { and, asc, eq, sql } from 'drizzle-orm';
import type { DatabaseReader } from '../db/database.ts';
import { pictures } from '../db/schema/pictures.ts';
import { variantPrices, variants, volumeTiers } from '../db/schema/variants.ts';
import type { PictureRow } from '../images/image.ts';
import type { VolumeTier } from '../pricing/volume-tiers.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { lowestPriorPrice } from './prior-price.ts';

export type VariantRow = typeof variants.$inferSelect & {
  /** Cents of the shop view's currency, for one. */
  readonly priceExcVat: number;
  /** Lowest of the 30 days before the price was reduced; null: no reduction is announced. */
  readonly lowestPrior: number | null;
  /** The variant's own image; null: the product's images show it. */
  readonly picture: PictureRow | null;
};

/** Loads the variants of a product with their prices and own images, the default first. */
export async function loadVariants(
  db: DatabaseReader,
  { shopId, currency }: ShopView,
  productId: string,
): Promise<readonly [VariantRow, ...VariantRow[]]> {
  const rows = await db
    .select({
      variant: variants,
      priceExcVat: variantPrices.priceExcVat,
      lowestPrior: lowestPriorPrice(sql`${variantPrices}`),
      picture: pictures,
    })
    .from(variants)
    .innerJoin(
      variantPrices,
      and(
        eq(variantPrices.shopId, variants.shopId),
        eq(variantPrices.variantId, variants.id),
        eq(variantPrices.currency, currency),
      ),
    )
    .leftJoin(pictures, eq(pictures.key, variants.pictureKey))
    .where(and(eq(variants.shopId, shopId), eq(variants.productId, productId)))
    .orderBy(asc(variants.position));
  const [first, ...others] = rows.map(({ variant, ...joined }) => ({ ...variant, ...joined }));
  if (!first) throw new Error(`Product ${productId} of ${shopId} has no variant with a price in ${currency}.`);
  return [first, ...others];
}

/** Loads the volume tiers of a product, which are valid for each of its variants. */
export async function loadTiers(db: DatabaseReader, shopId: string, productId: string): Promise<VolumeTier[]> {
  return await db
    .select({
      minQuantity: volumeTiers.minQuantity,
      maxQuantity: volumeTiers.maxQuantity,
      discountPercent: volumeTiers.discountPercent,
    })
    .from(volumeTiers)
    .where(and(eq(volumeTiers.shopId, shopId), eq(volumeTiers.productId, productId)))
    .orderBy(asc(volumeTiers.position));
}
