import { inspirationHotspots, inspirationImages, inspirationTexts } from '../../db/schema/inspiration.ts';
import { inLocale } from '../seed-locales.ts';
import { insertRows, type Transaction } from './insert-rows.ts';
import type { SeedContext } from './seed-context.ts';

export async function insertInspiration(
  tx: Transaction,
  { shop, shopId, locales, productsAmong }: SeedContext,
): Promise<void> {
  const images = shop.inspiration ?? [];
  await insertRows(
    tx,
    inspirationImages,
    images.map(({ key, image }, position) => ({ shopId, id: key, position, pictureKey: image.key })),
  );
  await insertRows(
    tx,
    inspirationTexts,
    images.flatMap(({ key, title, image }) =>
      locales.map((locale) => ({
        shopId,
        imageId: key,
        locale,
        title: inLocale(title, locale),
        pictureAlt: inLocale(image.alt, locale),
      })),
    ),
  );
  await insertRows(
    tx,
    inspirationHotspots,
    images.flatMap(({ key, hotspots = [] }) =>
      hotspots
        .filter(({ product }) => productsAmong([product]).length > 0)
        .map(({ product, x, y }, position) => ({ shopId, imageId: key, position, productId: product, x, y })),
    ),
  );
}
