import { inArray } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import { type CategoryCard, loadCategories, toCategoryCard } from '../catalogue/categories.ts';
import { loadProductCards, type ProductCard } from '../catalogue/product-cards.ts';
import type { Db } from '../db/database.ts';
import type { StoredBlock, StoredLink, StoredPicture } from '../db/schema/content-types.ts';
import { pictures } from '../db/schema/pictures.ts';
import { type Image, toImage } from '../images/image.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { type BlogCard, loadBlogs } from './blogs.ts';
import { createLinkResolver, type ResolveLink } from './links.ts';

type Block = components['schemas']['Block'];

/** The current things that the blocks of a page refer to. */
interface Fillings {
  readonly image: (picture: StoredPicture) => Image;
  readonly link: ResolveLink;
  readonly categories: ReadonlyMap<string, CategoryCard>;
  readonly products: ReadonlyMap<string, ProductCard>;
  /** The newest blogs, as many as the largest block shows. */
  readonly blogs: readonly BlogCard[];
}

/** Fills the blocks of a page: one query for each kind of thing, however many blocks there are. */
export async function fillBlocks(db: Db, shop: ShopView, blocks: readonly StoredBlock[]): Promise<Block[]> {
  const fillings: Fillings = {
    image: await createImageFinder(db, blocks.flatMap(listPictures)),
    link: await createLinkResolver(db, shop, blocks.flatMap(listLinks)),
    categories: await loadBlockCategories(db, shop, blocks),
    products: await loadBlockProducts(db, shop, blocks),
    blogs: await loadBlockBlogs(db, shop, blocks),
  };
  return blocks.flatMap((block) => fillBlock(block, fillings) ?? []);
}

async function createImageFinder(db: Db, wanted: readonly StoredPicture[]): Promise<Fillings['image']> {
  const keys = [...new Set(wanted.map(({ key }) => key))];
  const rows = keys.length > 0 ? await db.select().from(pictures).where(inArray(pictures.key, keys)) : [];
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return ({ key, alt }) => {
    const picture = byKey.get(key);
    if (!picture) throw new Error(`A block shows the picture ${key}, which is not known.`);
    return toImage(picture, alt);
  };
}

async function loadBlockCategories(
  db: Db,
  shop: ShopView,
  blocks: readonly StoredBlock[],
): Promise<Fillings['categories']> {
  const ids = new Set(blocks.flatMap((block) => (block.type === 'categories' ? block.categoryIds : [])));
  const found = ids.size > 0 ? await loadCategories(db, shop, [...ids]) : [];
  return new Map(found.map((category) => [category.id, toCategoryCard(category)]));
}

async function loadBlockProducts(
  db: Db,
  shop: ShopView,
  blocks: readonly StoredBlock[],
): Promise<Fillings['products']> {
  const ids = new Set(blocks.flatMap((block) => (block.type === 'products' ? block.productIds : [])));
  return new Map((await loadProductCards(db, shop, [...ids])).map((card) => [card.id, card]));
}

async function loadBlockBlogs(db: Db, shop: ShopView, blocks: readonly StoredBlock[]): Promise<Fillings['blogs']> {
  const most = Math.max(0, ...blocks.map((block) => (block.type === 'blogs' ? block.count : 0)));
  return most > 0 ? (await loadBlogs(db, shop, { page: 1, pageSize: most })).items : [];
}

/** Returns a filled block; `undefined` for a block with nothing left to show (blogs of a shop without blogs). */
function fillBlock(block: StoredBlock, { image, link, ...things }: Fillings): Block | undefined {
  const present = <Thing>(found: ReadonlyMap<string, Thing>, ids: readonly string[]): Thing[] =>
    ids.flatMap((id) => found.get(id) ?? []);
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
      const categories = present(things.categories, categoryIds);
      return categories.length > 0 ? { ...texts, categories } : undefined;
    }
    case 'products': {
      const { productIds, link: to, ...texts } = block;
      const products = present(things.products, productIds);
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
      const blogs = things.blogs.slice(0, count);
      return blogs.length > 0 ? { ...texts, blogs, ...(to && { link: link(to) }) } : undefined;
    }
    case 'quotes':
      return { ...block, quotes: [...block.quotes] };
    case 'faq':
      return { ...block, questions: [...block.questions] };
    case 'usps':
      return { ...block, usps: [...block.usps] };
    case 'richText':
    case 'calculator':
      return block;
  }
}

function listPictures(block: StoredBlock): StoredPicture[] {
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

function listLinks(block: StoredBlock): StoredLink[] {
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
