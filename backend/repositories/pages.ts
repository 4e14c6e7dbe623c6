import { and, eq, inArray } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { ShopView } from '../api/shop-view.ts';
import type { Db } from '../db/database.ts';
import { pages, pageTexts } from '../db/schema/content.ts';
import type { StoredBlock, StoredLink, StoredPicture } from '../db/schema/content-types.ts';
import { pictures } from '../db/schema/pictures.ts';
import { type Image, toImage } from '../pictures/image.ts';
import { loadBlogs } from './blogs.ts';
import { loadCategories, toCategoryCard } from './categories.ts';
import { createLinkResolver, type ResolveLink } from './links.ts';
import { loadProductCards } from './product-cards.ts';
import { findOwner, loadSlugs } from './slugs.ts';

export type ContentPage = components['schemas']['ContentPage'];
type Block = components['schemas']['Block'];

/** The id of the page that an id or any of its slugs names. */
export async function findPage(db: Db, shop: ShopView, idOrSlug: string): Promise<string | undefined> {
  const [page] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.shopId, shop.shopId), eq(pages.id, idOrSlug)));
  return page?.id ?? (await findOwner(db, shop, 'page', idOrSlug));
}

/** A content page with everything its blocks refer to, as it is now. */
export async function loadPage(db: Db, shop: ShopView, id: string): Promise<ContentPage | undefined> {
  const { shopId, locale } = shop;
  const [row] = await db
    .select({ texts: pageTexts })
    .from(pages)
    .innerJoin(
      pageTexts,
      and(eq(pageTexts.shopId, pages.shopId), eq(pageTexts.pageId, pages.id), eq(pageTexts.locale, locale)),
    )
    .where(and(eq(pages.shopId, shopId), eq(pages.id, id)));
  if (!row) return undefined;
  const { title, metaTitle, intro, description, blocks } = row.texts;
  const slugs = (await loadSlugs(db, shopId, 'page', [id])).get(id) ?? {};
  const images = await createImageFinder(db, blocks.flatMap(picturesOf));
  const link = await createLinkResolver(db, shop, blocks.flatMap(linksOf));
  const filled: Block[] = [];
  for (const block of blocks) {
    const result = await fillBlock(db, shop, block, link, images);
    if (result) filled.push(result);
  }
  const hero = filled.find((block) => block.type === 'hero');
  return {
    id,
    // A page of another screen, such as the home page, has no address of its own.
    slug: slugs[locale] ?? id,
    slugs: { ...slugs },
    title,
    ...(metaTitle !== null && { metaTitle }),
    ...(intro !== null && { intro }),
    description,
    ...(hero?.type === 'hero' && hero.image && { image: hero.image }),
    blocks: filled,
  };
}

type FindImage = (picture: StoredPicture) => Image;

async function createImageFinder(db: Db, wanted: readonly StoredPicture[]): Promise<FindImage> {
  const keys = [...new Set(wanted.map(({ key }) => key))];
  const rows = keys.length > 0 ? await db.select().from(pictures).where(inArray(pictures.key, keys)) : [];
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return ({ key, alt }) => {
    const picture = byKey.get(key);
    if (!picture) throw new Error(`A block shows the picture ${key}, which is not known.`);
    return toImage(picture, alt);
  };
}

/** A block that has nothing left to show (blogs of a shop without blogs) is left out. */
async function fillBlock(
  db: Db,
  shop: ShopView,
  block: StoredBlock,
  link: ResolveLink,
  image: FindImage,
): Promise<Block | undefined> {
  switch (block.type) {
    case 'hero': {
      const { picture, links, ...texts } = block;
      return { ...texts, ...(picture && { image: image(picture) }), links: links.map(link) };
    }
    case 'imageText': {
      const { picture, link: to, ...texts } = block;
      return { ...texts, image: image(picture), ...(to && { link: link(to) }) };
    }
    case 'categories': {
      const { categoryIds, ...texts } = block;
      const categories = (await loadCategories(db, shop, categoryIds)).map(toCategoryCard);
      return categories.length > 0 ? { ...texts, categories } : undefined;
    }
    case 'products': {
      const { productIds, link: to, ...texts } = block;
      const products = await loadProductCards(db, shop, productIds);
      return products.length > 0 ? { ...texts, products, ...(to && { link: link(to) }) } : undefined;
    }
    case 'waysIn':
      return {
        ...block,
        ways: block.ways.map(({ picture, link: to, ...texts }) => ({
          ...texts,
          ...(picture && { image: image(picture) }),
          link: link(to),
        })),
      };
    case 'blogs': {
      const { count, link: to, ...texts } = block;
      const { items: blogs } = await loadBlogs(db, shop, { page: 1, pageSize: count });
      return blogs.length > 0 ? { ...texts, blogs, ...(to && { link: link(to) }) } : undefined;
    }
    case 'quotes':
      return { ...block, quotes: [...block.quotes] };
    case 'faq':
      return { ...block, questions: [...block.questions] };
    case 'usps':
      return { ...block, usps: [...block.usps] };
    case 'richText':
      return block;
  }
}

function picturesOf(block: StoredBlock): StoredPicture[] {
  switch (block.type) {
    case 'hero':
      return block.picture ? [block.picture] : [];
    case 'imageText':
      return [block.picture];
    case 'waysIn':
      return block.ways.flatMap(({ picture }) => picture ?? []);
    default:
      return [];
  }
}

function linksOf(block: StoredBlock): StoredLink[] {
  switch (block.type) {
    case 'hero':
      return [...block.links];
    case 'waysIn':
      return block.ways.map(({ link }) => link);
    case 'imageText':
    case 'products':
    case 'blogs':
      return block.link ? [block.link] : [];
    default:
      return [];
  }
}
