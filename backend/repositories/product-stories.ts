import type { components } from '#generated/contracts/content-api.ts';
import type { Db } from '../db/database.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { loadAdviceAbout } from './advice.ts';
import { loadBlogsAbout } from './blogs.ts';
import { loadProjectsAbout } from './projects.ts';

export type ProductStories = components['schemas']['ProductStories'];

/** Of each kind. */
const most = 3;

/** What there is to read about a product: one query a kind. */
export async function loadProductStories(db: Db, shop: ShopView, productId: string): Promise<ProductStories> {
  return {
    projects: await loadProjectsAbout(db, shop, productId, most),
    advice: await loadAdviceAbout(db, shop, productId, most),
    blogs: await loadBlogsAbout(db, shop, productId, most),
  };
}
