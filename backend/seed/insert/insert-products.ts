import { optionValues, productOptions } from '../../db/schema/options.ts';
import {
  productAttributes,
  productCategories,
  productFacets,
  productPictures,
  products,
  productTexts,
  relatedProducts,
} from '../../db/schema/products.ts';
import { stock } from '../../db/schema/stock.ts';
import { priceHistory, variantPrices, variants, volumeTiers } from '../../db/schema/variants.ts';
import { productRows } from '../product-rows.ts';
import { inPortions } from './in-portions.ts';
import type { WriteRows } from './insert-rows.ts';
import type { SeedContext } from './seed-context.ts';

export async function insertProducts(write: WriteRows, context: SeedContext): Promise<void> {
  const { shopId, shop, productsAmong } = context;
  // All rows of a hundred thousand products would not fit into memory.
  for (const { items, start } of inPortions(shop.products)) {
    const rows = items.map((product, index) => productRows(shop, product, start + index));
    // In the order in which they refer to each other.
    await write(
      products,
      rows.flatMap((row) => row.products),
    );
    await write(
      productTexts,
      rows.flatMap((row) => row.productTexts),
    );
    await write(
      productCategories,
      rows.flatMap((row) => row.productCategories),
    );
    await write(
      productPictures,
      rows.flatMap((row) => row.productPictures),
    );
    await write(
      productAttributes,
      rows.flatMap((row) => row.productAttributes),
    );
    await write(
      productFacets,
      rows.flatMap((row) => row.productFacets),
    );
    await write(
      variants,
      rows.flatMap((row) => row.variants),
    );
    await write(
      priceHistory,
      rows.flatMap((row) => row.priceHistory),
    );
    await write(
      variantPrices,
      rows.flatMap((row) => row.variantPrices),
    );
    await write(
      stock,
      rows.flatMap((row) => row.stock),
    );
    await write(
      volumeTiers,
      rows.flatMap((row) => row.volumeTiers),
    );
    await write(
      productOptions,
      rows.flatMap((row) => row.productOptions),
    );
    await write(
      optionValues,
      rows.flatMap((row) => row.optionValues),
    );
  }
  // Related products may be in a later portion.
  for (const { items } of inPortions(shop.products)) {
    await write(
      relatedProducts,
      items.flatMap(({ key, related }) =>
        productsAmong(related).map((relatedId, position) => ({ shopId, productId: key, relatedId, position })),
      ),
    );
  }
}
