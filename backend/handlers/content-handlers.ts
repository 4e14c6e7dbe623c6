import { loadCategories } from '../catalogue/categories.ts';
import { createFacetMemory } from '../catalogue/facet-memory.ts';
import { loadImageRules } from '../catalogue/image-rules.ts';
import { loadListing } from '../catalogue/listing.ts';
import { findOwner } from '../catalogue/slugs.ts';
import type { Db } from '../db/database.ts';
import type { SluggedKind } from '../db/schema/slugs.ts';
import { loadAdvice, loadAdviceList } from '../editorial/advice.ts';
import { loadBlog, loadBlogs } from '../editorial/blogs.ts';
import { loadInspiration } from '../editorial/inspiration.ts';
import { loadJobOffer, loadJobOffers } from '../editorial/job-offers.ts';
import { loadMenus } from '../editorial/menus.ts';
import { findPage, loadPage, loadPages } from '../editorial/pages.ts';
import { loadProductStories } from '../editorial/product-stories.ts';
import { loadProject, loadProjects } from '../editorial/projects.ts';
import { ProblemError } from '../errors/problem.ts';
import type { Handlers } from '../operations/handler.ts';
import { pagesFor, toPage } from '../operations/paging.ts';
import { loadProductReviews } from '../reviews/product-reviews.ts';
import { searchedKinds } from '../search/find-entries.ts';
import { search, suggest } from '../search/search.ts';
import { loadPublicSeller } from '../shops/seller.ts';
import type { ShopView } from '../shops/shop-view.ts';

/** Creates the handlers of `content-api.yaml`. */
export function createContentHandlers(db: Db, clock: () => Date): Handlers {
  const loadShopFacets = createFacetMemory(db);

  async function getId(shop: ShopView, kind: SluggedKind, idOrSlug: string): Promise<string> {
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

    async getSeller({ shop }) {
      const seller = await loadPublicSeller(db, shop.shopId);
      if (!seller) throw new ProblemError('NOT_FOUND');
      return seller;
    },

    async listCategories({ shop, query }) {
      const { page, pageSize } = toPage(query);
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
      const [category] = await loadCategories(db, shop, [await getId(shop, 'category', path.id)]);
      if (!category) throw new ProblemError('NOT_FOUND');
      return category;
    },

    async listProducts({ shop, query }) {
      const { category, facet = [], sort = 'RECOMMENDED' } = query;
      return await loadListing({ db, loadShopFacets }, shop, {
        ...toPage(query),
        ...(category !== undefined && { categoryId: await getId(shop, 'category', category) }),
        choices: facet,
        sort,
      });
    },

    async search({ shop, query }) {
      const { q, type = 'All', among = searchedKinds } = query;
      return await search(db, shop, { ...toPage(query), typed: q, type, among });
    },

    async suggest({ shop, query }) {
      const { q, limit = 4, among = searchedKinds } = query;
      return await suggest(db, shop, { typed: q, among, limit });
    },

    async getProductStories({ shop, path }) {
      return await loadProductStories(db, shop, await getId(shop, 'product', path.id));
    },

    async listProductReviews({ shop, path, query }) {
      return await loadProductReviews(db, shop, await getId(shop, 'product', path.id), toPage(query));
    },

    async listBlogs({ shop, query }) {
      return await loadBlogs(db, shop, toPage(query));
    },

    async getBlog({ shop, path }) {
      const blog = await loadBlog(db, shop, await getId(shop, 'blog', path.id));
      if (!blog) throw new ProblemError('NOT_FOUND');
      return blog;
    },

    async listPages({ shop, query }) {
      return await loadPages(db, shop, toPage(query));
    },

    async listAdvice({ shop, query }) {
      return await loadAdviceList(db, shop, toPage(query));
    },

    async getAdvice({ shop, path }) {
      const advice = await loadAdvice(db, shop, await getId(shop, 'advice', path.id));
      if (!advice) throw new ProblemError('NOT_FOUND');
      return advice;
    },

    async listProjects({ shop, query }) {
      return await loadProjects(db, shop, toPage(query));
    },

    async getProject({ shop, path }) {
      const project = await loadProject(db, shop, await getId(shop, 'project', path.id));
      if (!project) throw new ProblemError('NOT_FOUND');
      return project;
    },

    async listInspiration({ shop, query }) {
      return await loadInspiration(db, shop, toPage(query));
    },

    async listJobOffers({ shop, query }) {
      return await loadJobOffers(db, shop, toPage(query), clock());
    },

    async getJobOffer({ shop, path }) {
      const offer = await loadJobOffer(db, shop, await getId(shop, 'jobOffer', path.id), clock());
      if (!offer) throw new ProblemError('NOT_FOUND');
      return offer;
    },

    async listImageRules({ shop, query }) {
      return await loadImageRules(db, shop, toPage(query));
    },
  };
}
