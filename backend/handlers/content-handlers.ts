import type { Handlers } from '../api/handler.ts';
import { ProblemError } from '../api/problem.ts';
import type { ShopView } from '../api/shop-view.ts';
import type { Db } from '../db/database.ts';
import type { SluggedKind } from '../db/schema/slugs.ts';
import { loadBlog, loadBlogs } from '../repositories/blogs.ts';
import { loadCategories } from '../repositories/categories.ts';
import { loadListing } from '../repositories/listing.ts';
import { loadMenus } from '../repositories/menus.ts';
import { findPage, loadPage } from '../repositories/pages.ts';
import { pageOf, pagesFor } from '../repositories/paging.ts';
import { findOwner } from '../repositories/slugs.ts';

/** What is built of `content-api.yaml`. */
export function createContentHandlers(db: Db): Handlers {
  async function idOf(shop: ShopView, kind: SluggedKind, idOrSlug: string): Promise<string> {
    const id = await findOwner(db, shop, kind, idOrSlug);
    if (id === undefined) throw new ProblemError('NOT_FOUND');
    return id;
  }

  return {
    async getPage({ shop, path }) {
      const id = await findPage(db, shop, path.id);
      const page = id === undefined ? undefined : await loadPage(db, shop, id);
      if (!page) throw new ProblemError('NOT_FOUND');
      return page;
    },

    async getMenus({ shop }) {
      return await loadMenus(db, shop);
    },

    async listCategories({ shop, query }) {
      const { page, pageSize } = pageOf(query);
      const all = await loadCategories(db, shop);
      return {
        items: all.slice((page - 1) * pageSize, page * pageSize),
        total: all.length,
        page,
        pageSize,
        pages: pagesFor(all.length, pageSize),
      };
    },

    async getCategory({ shop, path }) {
      const [category] = await loadCategories(db, shop, [await idOf(shop, 'category', path.id)]);
      if (!category) throw new ProblemError('NOT_FOUND');
      return category;
    },

    async listProducts({ shop, query }) {
      const { category, facet = [], sort = 'RECOMMENDED' } = query;
      return await loadListing(db, shop, {
        ...pageOf(query),
        ...(category !== undefined && { categoryId: await idOf(shop, 'category', category) }),
        choices: facet,
        sort,
      });
    },

    async listBlogs({ shop, query }) {
      return await loadBlogs(db, shop, pageOf(query));
    },

    async getBlog({ shop, path }) {
      const blog = await loadBlog(db, shop, await idOf(shop, 'blog', path.id));
      if (!blog) throw new ProblemError('NOT_FOUND');
      return blog;
    },
  };
}
