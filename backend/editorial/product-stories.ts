import type { components } from '#generated/contracts/content-api.ts';
import type { Db } from '../db/database.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { adviceKind } from './advice.ts';
import { blogKind } from './blogs.ts';
import { projectKind } from './projects.ts';
import { loadStoriesAbout } from './stories.ts';

export type ProductStories = components['schemas']['ProductStories'];

/** Max. stories of each kind. */
const most = 3;

/** Loads the stories about a product: one query for each kind. */
export async function loadProductStories(db: Db, shop: ShopView, productId: string): Promise<ProductStories> {
  return {
    projects: await loadStoriesAbout(db, shop, projectKind, productId, most),
    advice: await loadStoriesAbout(db, shop, adviceKind, productId, most),
    blogs: await loadStoriesAbout(db, shop, blogKind, productId, most),
  };
}
