import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { Db } from '../db/database.ts';
import { loadPageOf, type Page } from '../operations/paging.ts';
import { type PictureRow, toImage } from '../pictures/image.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { currentSlugs, pictureColumns, productIds } from './fragments.ts';
import { loadProductCards } from './product-cards.ts';
import { searchTexts } from './text.ts';

export type Blog = components['schemas']['Blog'];
export type BlogCard = components['schemas']['BlogCard'];
export type BlogList = components['schemas']['BlogList'];

/** How many others a blog names at its end. */
const relatedCount = 3;

interface CardRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly intro: string;
  readonly author: string;
  readonly authorRole: string | null;
  readonly publishedAt: string;
  readonly readingMinutes: number;
  readonly picture: PictureRow;
  readonly pictureAlt: string;
}

interface Row extends Record<string, unknown> {
  readonly card: CardRow;
  readonly slugs: Readonly<Record<string, string>>;
  readonly body: string;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
  readonly related: readonly CardRow[];
  readonly products: readonly string[];
}

/** Blogs as lists show them: rows of the table, in any order. */
function selectCards({ locale }: ShopView, chosen: SQL): SQL {
  return sql`
    select c.id, s.slug, ct.title, ct.intro, c.author, ct.author_role as "authorRole", c.published_at as "publishedAt",
      c.reading_minutes as "readingMinutes", ct.picture_alt as "pictureAlt",
      json_build_object(${pictureColumns}) as picture
    from (${chosen}) c
    join blog_texts ct on ct.shop_id = c.shop_id and ct.blog_id = c.id and ct.locale = ${locale}
    join slugs s on s.shop_id = c.shop_id and s.kind = 'blog' and s.owner_id = c.id and s.locale = ${locale} and s.current
    join pictures i on i.key = c.picture_key`;
}

/** A page of blogs, newest first. */
export async function loadBlogs(db: Db, shop: ShopView, page: Page): Promise<BlogList> {
  return await loadPageOf(
    db,
    page,
    {
      rows: (portion) => sql`
        ${selectCards(shop, sql`select * from blogs where shop_id = ${shop.shopId} order by published_at desc, id ${portion}`)}
        order by c.published_at desc, c.id`,
      total: sql`select count(*) from blogs where shop_id = ${shop.shopId}`,
    },
    toBlogCard,
  );
}

/** A blog in full, with the newest others. */
export async function loadBlog(db: Db, shop: ShopView, id: string): Promise<Blog | undefined> {
  const own = sql`select * from blogs where shop_id = ${shop.shopId} and id = ${id}`;
  const others = sql`
    select * from blogs o where o.shop_id = b.shop_id and o.id <> b.id
    order by o.published_at desc, o.id limit ${relatedCount}`;
  const { rows } = await db.execute<Row>(sql`
    select (select to_json(card) from (${selectCards(shop, own)}) card) as card,
      ${currentSlugs('blog', sql`b`)} as slugs, t.body, t.meta_title, t.meta_description,
      coalesce((select json_agg(other) from (
        ${selectCards(shop, others)} order by c.published_at desc, c.id) other), '[]') as related,
      ${productIds(sql`blog_products`, sql`blog_id`, sql`b`)} as products
    from blogs b
    join blog_texts t on t.shop_id = b.shop_id and t.blog_id = b.id and t.locale = ${shop.locale}
    where b.shop_id = ${shop.shopId} and b.id = ${id}`);
  const [row] = rows;
  if (!row) return undefined;
  return {
    ...toBlogCard(row.card),
    slugs: { ...row.slugs },
    body: row.body,
    ...searchTexts(row),
    related: row.related.map(toBlogCard),
    products: await loadProductCards(db, shop, row.products),
  };
}

/** Blogs as lists show them, in the order of the ids; ids that do not exist are left out. */
export async function loadBlogCards(db: Db, shop: ShopView, ids: readonly string[]): Promise<BlogCard[]> {
  if (ids.length === 0) return [];
  const wanted = sql`${sql.param([...ids])}::text[]`;
  const { rows } = await db.execute<{ card: CardRow }>(sql`
    select to_json(listed) as card from (
      ${selectCards(shop, sql`select * from blogs where shop_id = ${shop.shopId} and id = any(${wanted})`)}
      order by array_position(${wanted}, c.id)) listed`);
  return rows.map(({ card }) => toBlogCard(card));
}

/** Blogs that are about a product, the newest. */
export async function loadBlogsAbout(db: Db, shop: ShopView, productId: string, most: number): Promise<BlogCard[]> {
  const chosen = sql`
    select o.* from blog_products n
    join blogs o on o.shop_id = n.shop_id and o.id = n.blog_id
    where n.shop_id = ${shop.shopId} and n.product_id = ${productId}
    order by o.published_at desc, o.id limit ${most}`;
  const { rows } = await db.execute<{ card: CardRow }>(sql`
    select to_json(listed) as card from (${selectCards(shop, chosen)} order by c.published_at desc, c.id) listed`);
  return rows.map(({ card }) => toBlogCard(card));
}

function toBlogCard(row: CardRow): BlogCard {
  const { id, slug, title, intro, author, authorRole, publishedAt, readingMinutes, picture, pictureAlt } = row;
  return {
    id,
    slug,
    title,
    intro,
    image: toImage(picture, pictureAlt),
    author: { name: author, ...(authorRole !== null && { role: authorRole }) },
    publishedAt: new Date(publishedAt).toISOString(),
    readingMinutes,
  };
}
