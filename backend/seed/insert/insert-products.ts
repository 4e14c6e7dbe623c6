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
import { insertRows, type Transaction } from './insert-rows.ts';
import type { SeedContext } from './seed-context.ts';

export async function insertProducts(tx: Transaction, context: SeedContext): Promise<void> {
  const { shopId, shop, productsAmong } = context;
  // All rows of a hundred thousand products would not fit into memory.
  for (const { items, start } of inPortions(shop.products)) {
    const rows = items.map((product, index) => productRows(shop, product, start + index));
    // In the order in which they refer to each other.
    await insertRows(
      tx,
      products,
      rows.flatMap((row) => row.products),
    );
    await insertRows(
      tx,
      productTexts,
      rows.flatMap((row) => row.productTexts),
    );
    await insertRows(
      tx,
      productCategories,
      rows.flatMap((row) => row.productCategories),
    );
    await insertRows(
      tx,
      productPictures,
      rows.flatMap((row) => row.productPictures),
    );
    await insertRows(
      tx,
      productAttributes,
      rows.flatMap((row) => row.productAttributes),
    );
    await insertRows(
      tx,
      productFacets,
      rows.flatMap((row) => row.productFacets),
    );
    await insertRows(
      tx,
      variants,
      rows.flatMap((row) => row.variants),
    );
    await insertRows(
      tx,
      priceHistory,
      rows.flatMap((row) => row.priceHistory),
    );
    await insertRows(
      tx,
      variantPrices,
      rows.flatMap((row) => row.variantPrices),
    );
    await insertRows(
      tx,
      stock,
      rows.flatMap((row) => row.stock),
    );
    await insertRows(
      tx,
      volumeTiers,
      rows.flatMap((row) => row.volumeTiers),
    );
    await insertRows(
      tx,
      productOptions,
      rows.flatMap((row) => row.productOptions),
    );
    await insertRows(
      tx,
      optionValues,
      rows.flatMap((row) => row.optionValues),
    );
  }
  // A product may be beside one of a later portion.
  for (const { items } of inPortions(shop.products)) {
    await insertRows(
      tx,
      relatedProducts,
      items.flatMap(({ key, related }) =>
        productsAmong(related).map((relatedId, position) => ({ shopId, productId: key, relatedId, position })),
      ),
    );
  }
}
