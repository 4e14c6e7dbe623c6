import type { components } from '#generated/contracts/content-api.ts';
import type { Db } from '../db/database.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { adviceKind } from './advice.ts';
import { blogKind } from './blogs.ts';
import { projectKind } from './projects.ts';
import { loadStoriesAbout } from './stories.ts';

export type ProductStories = components['schemas']['ProductStories'];

/** Of each kind. */
const most = 3;

/** What there is to read about a product: one query a kind. */
export async function loadProductStories(db: Db, shop: ShopView, productId: string): Promise<ProductStories> {
  return {
    projects: await loadStoriesAbout(db, shop, projectKind, productId, most),
    advice: await loadStoriesAbout(db, shop, adviceKind, productId, most),
    blogs: await loadStoriesAbout(db, shop, blogKind, productId, most),
  };
}
