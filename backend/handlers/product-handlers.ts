import { eq } from 'drizzle-orm';
import { loadPhotoPrint } from '../catalogue/photo-print.ts';
import { findProduct, loadProduct } from '../catalogue/products.ts';
import { loadSlugs } from '../catalogue/slugs.ts';
import { loadOptions } from '../configurator/load-options.ts';
import type { Db } from '../db/database.ts';
import { shopRatings } from '../db/schema/shops.ts';
import { ProblemError } from '../errors/problem.ts';
import type { Handlers } from '../operations/handler.ts';
import type { ShopView } from '../shops/shop-view.ts';

/** Creates the handlers of products in `product-api.yaml`. */
export function createProductHandlers(db: Db): Handlers {
  async function getId(shop: ShopView, idOrSlug: string): Promise<string> {
    const id = await findProduct(db, shop, idOrSlug);
    if (id === undefined) throw new ProblemError('PRODUCT_NOT_FOUND');
    return id;
  }

  return {
    async getProduct({ shop, path }) {
      const product = await loadProduct({ db, loadOptions }, shop, await getId(shop, path.id));
      if (!product) throw new ProblemError('PRODUCT_NOT_FOUND');
      return product;
    },

    async getProductVariant({ shop, path }) {
      const product = await loadProduct({ db, loadOptions }, shop, await getId(shop, path.id), path.second);
      if (!product) throw new ProblemError('PRODUCT_NOT_FOUND', 'The product has no such variant.');
      return product;
    },

    async getProductSlugs({ shop, path }) {
      const id = await getId(shop, path.id);
      const { slugs } = await loadSlugs(db, shop, 'product', id);
      return { id, slugs };
    },

    async getPhotoPrint({ shop, path }) {
      const photoPrint = await loadPhotoPrint(db, shop, await getId(shop, path.id));
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
  };
}
