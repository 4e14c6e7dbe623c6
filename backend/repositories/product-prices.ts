import { and, asc, eq } from 'drizzle-orm';
import type { ShopView } from '../api/shop-view.ts';
import type { Db } from '../db/database.ts';
import { variantPrices, variants, volumeTiers } from '../db/schema/variants.ts';
import type { VolumeTier } from '../pricing/volume-tiers.ts';

export type VariantRow = typeof variants.$inferSelect & {
  /** Cents of the shop view's currency, for one. */
  readonly priceExcVat: number;
};

/** The variants of a product with their prices, the default first. */
export async function loadVariants(
  db: Db,
  { shopId, currency }: ShopView,
  productId: string,
): Promise<readonly [VariantRow, ...VariantRow[]]> {
  const rows = await db
    .select({ variant: variants, priceExcVat: variantPrices.priceExcVat })
    .from(variants)
    .innerJoin(
      variantPrices,
      and(
        eq(variantPrices.shopId, variants.shopId),
        eq(variantPrices.variantId, variants.id),
        eq(variantPrices.currency, currency),
      ),
    )
    .where(and(eq(variants.shopId, shopId), eq(variants.productId, productId)))
    .orderBy(asc(variants.position));
  const [first, ...others] = rows.map(({ variant, priceExcVat }) => ({ ...variant, priceExcVat }));
  if (!first) throw new Error(`Product ${productId} of ${shopId} has no variant with a price in ${currency}.`);
  return [first, ...others];
}

/** The volume tiers of a product, which hold for each of its variants. */
export async function loadTiers(db: Db, shopId: string, productId: string): Promise<VolumeTier[]> {
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
