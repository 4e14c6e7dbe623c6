import { and, eq } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import { loadTiers, loadVariants, type VariantRow } from '../catalogue/product-prices.ts';
import type { DatabaseReader } from '../db/database.ts';
import { type PhotoPrintSettings, products, productTexts } from '../db/schema/products.ts';
import { ProblemError } from '../errors/problem.ts';
import type { VolumeTier } from '../pricing/volume-tiers.ts';
import type { ShopView } from '../shops/shop-view.ts';
import type { ProductOption } from './configuration-types.ts';
import { loadOptions } from './load-options.ts';

type Schemas = components['schemas'];

/** A product with everything that validating and pricing its configurations needs. */
export interface Configurable {
  readonly productId: string;
  readonly kind: Schemas['ProductKind'];
  readonly name: string;
  readonly unit: Schemas['PriceUnit'];
  readonly bounds: Schemas['QuantityBounds'];
  readonly delivery: Schemas['Delivery'];
  /** Of a photo print. */
  readonly photoPrint: PhotoPrintSettings | null;
  readonly options: readonly ProductOption[];
  /** The default first. */
  readonly variants: readonly [VariantRow, ...VariantRow[]];
  readonly tiers: readonly VolumeTier[];
}

/** Loads a product with its variants, options and prices. @throws {ProblemError} `PRODUCT_NOT_FOUND` */
export async function loadConfigurable(db: DatabaseReader, shop: ShopView, productId: string): Promise<Configurable> {
  const { shopId, locale } = shop;
  const [row] = await db
    .select({ product: products, name: productTexts.name })
    .from(products)
    .innerJoin(
      productTexts,
      and(
        eq(productTexts.shopId, products.shopId),
        eq(productTexts.productId, products.id),
        eq(productTexts.locale, locale),
      ),
    )
    .where(and(eq(products.shopId, shopId), eq(products.id, productId)));
  if (!row) throw new ProblemError('PRODUCT_NOT_FOUND');
  const { kind, unit, photoPrint, minimumQuantity, maximumQuantity, quantityStep, ...product } = row.product;
  return {
    productId,
    kind,
    unit,
    photoPrint,
    name: row.name,
    bounds: { minimum: minimumQuantity, maximum: maximumQuantity, step: quantityStep, default: minimumQuantity },
    delivery: {
      value: product.deliveryMax,
      ...(product.deliveryMin < product.deliveryMax && { minimum: product.deliveryMin }),
      period: product.deliveryPeriod,
      methods: product.deliveryMethods,
    },
    options: await loadOptions(db, shop, productId),
    variants: await loadVariants(db, shop, productId),
    tiers: await loadTiers(db, shopId, productId),
  };
}
