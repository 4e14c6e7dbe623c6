import { eq } from 'drizzle-orm';
import type { Handlers } from '../api/handler.ts';
import { FileAnswer } from '../api/handler.ts';
import { ProblemError } from '../api/problem.ts';
import type { ShopView } from '../api/shop-view.ts';
import type { Db } from '../db/database.ts';
import { shopRatings } from '../db/schema/shops.ts';
import type { FileStore } from '../files/file-store.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { priceProduct } from '../pricing/price-product.ts';
import { loadPhotoPrint } from '../repositories/photo-print.ts';
import { loadConfiguration } from '../repositories/product-configuration.ts';
import { loadTiers, loadVariants } from '../repositories/product-prices.ts';
import { findProduct, loadProduct, pickVariant } from '../repositories/products.ts';
import { loadSlugsOf } from '../repositories/slugs.ts';
import { readUpload } from '../storage/read-upload.ts';

/** Until `configureProduct` is built, no identifier of a configuration can be right. */
const nothingSaved = 'No configuration of this product has been saved.';

/** What is built of `product-api.yaml`. */
export function createProductHandlers(db: Db, pictures: PictureStore, files: FileStore): Handlers {
  async function idOf(shop: ShopView, idOrSlug: string): Promise<string> {
    const id = await findProduct(db, shop, idOrSlug);
    if (id === undefined) throw new ProblemError('PRODUCT_NOT_FOUND');
    return id;
  }

  return {
    async getProduct({ shop, path }) {
      const product = await loadProduct(db, shop, await idOf(shop, path.id));
      if (!product) throw new ProblemError('PRODUCT_NOT_FOUND');
      return product;
    },

    async getProductVariant({ shop, path }) {
      const product = await loadProduct(db, shop, await idOf(shop, path.id), path.second);
      if (!product) throw new ProblemError('PRODUCT_NOT_FOUND', 'The product has no such variant.');
      return product;
    },

    async getProductSlugs({ shop, path }) {
      const id = await idOf(shop, path.id);
      const { slugs } = await loadSlugsOf(db, shop, 'product', id);
      return { id, slugs };
    },

    async setProductQuantity({ shop, path, body }) {
      const id = await idOf(shop, path.id);
      const variants = await loadVariants(db, shop, id);
      if (body.configurationId !== undefined) throw new ProblemError('CONFIGURATION_NOT_FOUND', nothingSaved);
      const variant = body.variantId === undefined ? variants[0] : pickVariant(variants, shop, body.variantId);
      if (!variant) throw new ProblemError('PRODUCT_NOT_FOUND', 'The product has no such variant.');
      return priceProduct(shop, variant.priceExcVat, await loadTiers(db, shop.shopId, id), body.quantity);
    },

    async getProductConfiguration({ shop, path, query }) {
      const id = await idOf(shop, path.id);
      if (query.configuration !== undefined) throw new ProblemError('CONFIGURATION_NOT_FOUND', nothingSaved);
      return await loadConfiguration(db, shop, id);
    },

    async getPhotoPrint({ shop, path }) {
      const photoPrint = await loadPhotoPrint(db, shop, await idOf(shop, path.id));
      if (!photoPrint) throw new ProblemError('PRODUCT_NOT_FOUND', 'The product is not a photo print.');
      return photoPrint;
    },

    async getRating({ shop }) {
      const [rating] = await db.select().from(shopRatings).where(eq(shopRatings.shopId, shop.shopId));
      if (!rating) throw new ProblemError('NOT_FOUND', 'No reviews have been collected for this shop.');
      const { score, best, count, source, recommendedPercentage, url } = rating;
      return {
        score,
        best,
        count,
        source,
        ...(recommendedPercentage !== null && { recommendedPercentage }),
        ...(url !== null && { url }),
      };
    },

    async getUpload({ path }) {
      const original = await readUpload({ db, files }, path.a, path.b);
      if (original) return original;
      const picture = await pictures.find(path.a, path.b);
      if (!picture) throw new ProblemError('NOT_FOUND');
      return new FileAnswer(picture.contentType, picture.bytes, {
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
    },
  };
}
