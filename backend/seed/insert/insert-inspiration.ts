import { inspirationHotspots, inspirationImages, inspirationTexts } from '../../db/schema/inspiration.ts';
import { inLocale } from '../seed-locales.ts';
import type { WriteRows } from './insert-rows.ts';
import type { SeedContext } from './seed-context.ts';

export async function insertInspiration(
  write: WriteRows,
  { shop, shopId, locales, productsAmong }: SeedContext,
): Promise<void> {
  const images = shop.inspiration ?? [];
  await write(
    inspirationImages,
    images.map(({ key, image }, position) => ({ shopId, id: key, position, pictureKey: image.key })),
  );
  await write(
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
  await write(
    inspirationHotspots,
    images.flatMap(({ key, hotspots = [] }) =>
      hotspots
        .filter(({ product }) => productsAmong([product]).length > 0)
        .map(({ product, x, y }, position) => ({ shopId, imageId: key, position, productId: product, x, y })),
    ),
  );
}
