import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { ShopView } from '../api/shop-view.ts';
import type { Db } from '../db/database.ts';
import { blogProducts, blogs, blogTexts } from '../db/schema/content.ts';
import { pictures } from '../db/schema/pictures.ts';
import { slugs } from '../db/schema/slugs.ts';
import { toImage } from '../pictures/image.ts';
import { type Page, pagesFor } from './paging.ts';
import { loadProductCards } from './product-cards.ts';
import { loadSlugsOf } from './slugs.ts';

export type Blog = components['schemas']['Blog'];
export type BlogCard = components['schemas']['BlogCard'];
export type BlogList = components['schemas']['BlogList'];

/** How many others a blog names at its end. */
const relatedCount = 3;

function selectBlogs(db: Db, { shopId, locale }: ShopView) {
  return db
    .select({ blog: blogs, texts: blogTexts, picture: pictures, slug: slugs.slug })
    .from(blogs)
    .innerJoin(
      blogTexts,
      and(eq(blogTexts.shopId, blogs.shopId), eq(blogTexts.blogId, blogs.id), eq(blogTexts.locale, locale)),
    )
    .innerJoin(pictures, eq(pictures.key, blogs.pictureKey))
    .innerJoin(
      slugs,
      and(
        eq(slugs.shopId, shopId),
        eq(slugs.kind, 'blog'),
        eq(slugs.ownerId, blogs.id),
        eq(slugs.locale, locale),
        eq(slugs.current, true),
      ),
    )
    .$dynamic();
}

type BlogRow = Awaited<ReturnType<typeof selectBlogs>>[number];

/** A page of blogs, newest first. */
export async function loadBlogs(db: Db, shop: ShopView, { page, pageSize }: Page): Promise<BlogList> {
  const [counted] = await db.select({ total: count() }).from(blogs).where(eq(blogs.shopId, shop.shopId));
  const total = counted?.total ?? 0;
  const rows = await selectBlogs(db, shop)
    .where(eq(blogs.shopId, shop.shopId))
    .orderBy(desc(blogs.publishedAt), asc(blogs.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(toBlogCard), total, page, pageSize, pages: pagesFor(total, pageSize) };
}

/** A blog in full, with the newest others. */
export async function loadBlog(db: Db, shop: ShopView, id: string): Promise<Blog | undefined> {
  const ofShop = eq(blogs.shopId, shop.shopId);
  const [row] = await selectBlogs(db, shop).where(and(ofShop, eq(blogs.id, id)));
  if (!row) return undefined;
  const others = await selectBlogs(db, shop)
    .where(and(ofShop, ne(blogs.id, id)))
    .orderBy(desc(blogs.publishedAt), asc(blogs.id))
    .limit(relatedCount);
  const products = await db
    .select({ productId: blogProducts.productId })
    .from(blogProducts)
    .where(and(eq(blogProducts.shopId, shop.shopId), eq(blogProducts.blogId, id)))
    .orderBy(asc(blogProducts.position));
  return {
    ...toBlogCard(row),
    ...(await loadSlugsOf(db, shop, 'blog', id)),
    body: row.texts.body,
    ...(row.texts.metaTitle !== null && { metaTitle: row.texts.metaTitle }),
    ...(row.texts.metaDescription !== null && { metaDescription: row.texts.metaDescription }),
    related: others.map(toBlogCard),
    products: await loadProductCards(
      db,
      shop,
      products.map(({ productId }) => productId),
    ),
  };
}

function toBlogCard({ blog, texts, picture, slug }: BlogRow): BlogCard {
  return {
    id: blog.id,
    slug,
    title: texts.title,
    intro: texts.intro,
    image: toImage(picture, texts.pictureAlt),
    author: { name: blog.author, ...(texts.authorRole !== null && { role: texts.authorRole }) },
    publishedAt: blog.publishedAt.toISOString(),
    readingMinutes: blog.readingMinutes,
  };
}
