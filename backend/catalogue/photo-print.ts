import { and, eq, inArray } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { Db } from '../db/database.ts';
import { pictures } from '../db/schema/pictures.ts';
import { products, productTexts } from '../db/schema/products.ts';
import { maxUploadBytes } from '../files/accepted-files.ts';
import { toImage } from '../images/image.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { loadSlugs } from './slugs.ts';
import { getText } from './text.ts';

export type PhotoPrint = components['schemas']['PhotoPrint'];

/** Loads how a photo print is made; `undefined` for a product of another kind. */
export async function loadPhotoPrint(db: Db, shop: ShopView, productId: string): Promise<PhotoPrint | undefined> {
  const { shopId, locale } = shop;
  const [row] = await db
    .select({ settings: products.photoPrint, name: productTexts.name })
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
  if (!row?.settings) return undefined;
  const { scales, minimumDpi, recommendedDpi, accept, stockImages } = row.settings;
  const keys = stockImages.map(({ pictureKey }) => pictureKey);
  const found = keys.length > 0 ? await db.select().from(pictures).where(inArray(pictures.key, keys)) : [];
  const { slug } = await loadSlugs(db, shop, 'product', productId);
  return {
    productId,
    name: row.name,
    slug,
    scales: scales.map((scale) => ({ ...scale })),
    minimumDpi,
    recommendedDpi,
    accept: [...accept],
    maxBytes: maxUploadBytes,
    stockImages: stockImages.flatMap(({ licenseCode, title, pictureKey, pictureAlt }) => {
      const picture = found.find(({ key }) => key === pictureKey);
      return picture
        ? [{ licenseCode, title: getText(title, locale), image: toImage(picture, getText(pictureAlt, locale)) }]
        : [];
    }),
  };
}
