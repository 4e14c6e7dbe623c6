import { sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { Db } from '../db/database.ts';
import { toImage } from '../images/image.ts';
import type { Page } from '../operations/paging.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { loadArticles, type PicturedRow } from './articles.ts';
import { loadStory, type StoryKind } from './stories.ts';

export type Blog = components['schemas']['Blog'];
export type BlogCard = components['schemas']['BlogCard'];
export type BlogList = components['schemas']['BlogList'];

interface Row extends PicturedRow {
  readonly author: string;
  readonly authorRole: string | null;
  readonly publishedAt: string;
  readonly readingMinutes: number;
}

/** Blogs, newest first. */
export const blogKind: StoryKind<Row, BlogCard> = {
  kind: 'blog',
  articles: sql`blogs`,
  texts: sql`blog_texts`,
  key: sql`blog_id`,
  products: sql`blog_products`,
  columns: sql`c.author, ct.author_role as "authorRole", c.published_at as "publishedAt",
    c.reading_minutes as "readingMinutes"`,
  isPictured: true,
  order: (alias) => sql`${alias}.published_at desc, ${alias}.id`,
  toCard: ({ id, slug, title, intro, author, authorRole, publishedAt, readingMinutes, picture, pictureAlt }) => ({
    id,
    slug,
    title,
    intro,
    image: toImage(picture, pictureAlt),
    author: { name: author, ...(authorRole !== null && { role: authorRole }) },
    publishedAt: new Date(publishedAt).toISOString(),
    readingMinutes,
  }),
};

/** Loads a page of blogs. */
export async function loadBlogs(db: Db, shop: ShopView, page: Page): Promise<BlogList> {
  return await loadArticles(db, shop, blogKind, page);
}

/** Loads a blog in full, with the newest others. */
export async function loadBlog(db: Db, shop: ShopView, id: string): Promise<Blog | undefined> {
  const found = await loadStory(db, shop, blogKind, id, undefined);
  if (!found) return undefined;
  const { card, slugs, text, related, products } = found;
  return { ...card, slugs, ...text, related, products };
}
