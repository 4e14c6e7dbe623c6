import { and, eq, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import { currentSlugs } from '../catalogue/fragments.ts';
import { findOwner } from '../catalogue/slugs.ts';
import type { Db } from '../db/database.ts';
import { pages } from '../db/schema/content.ts';
import type { StoredBlock } from '../db/schema/content-types.ts';
import { type Page, paginate } from '../operations/paging.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { fillBlocks } from './page-blocks.ts';

export type ContentPage = components['schemas']['ContentPage'];
export type PageList = components['schemas']['PageList'];

interface Row extends Record<string, unknown> {
  readonly title: string;
  readonly meta_title: string | null;
  readonly intro: string | null;
  readonly description: string;
  readonly blocks: readonly StoredBlock[];
  readonly slugs: Readonly<Record<string, string>> | null;
}

interface SummaryRow {
  readonly id: string;
  readonly title: string;
  readonly slugs: Readonly<Record<string, string>> | null;
  readonly updatedAt: string;
}

/** Returns the id of the page that an id or any of its slugs names. */
export async function findPage(db: Db, shop: ShopView, idOrSlug: string): Promise<string | undefined> {
  const [page] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.shopId, shop.shopId), eq(pages.id, idOrSlug)));
  return page?.id ?? (await findOwner(db, shop, 'page', idOrSlug));
}

/** Loads every page with its id, for sitemaps. */
export async function loadPages(db: Db, { shopId, locale }: ShopView, page: Page): Promise<PageList> {
  return await paginate(
    db,
    page,
    {
      rows: (portion) => sql`
        select p.id, t.title, p.updated_at as "updatedAt", ${currentSlugs('page', sql`p`)} as slugs
        from pages p
        join page_texts t on t.shop_id = p.shop_id and t.page_id = p.id and t.locale = ${locale}
        where p.shop_id = ${shopId}
        order by p.id ${portion}`,
      total: sql`select count(*) from pages where shop_id = ${shopId}`,
    },
    ({ id, title, slugs, updatedAt }: SummaryRow) => ({
      id,
      ...addresses(id, locale, slugs),
      title,
      updatedAt: new Date(updatedAt).toISOString(),
    }),
  );
}

/** Loads a content page with the current things that its blocks refer to. */
export async function loadPage(db: Db, shop: ShopView, id: string): Promise<ContentPage | undefined> {
  const { shopId, locale } = shop;
  const { rows } = await db.execute<Row>(sql`
    select t.title, t.meta_title, t.intro, t.description, t.blocks, ${currentSlugs('page', sql`p`)} as slugs
    from pages p
    join page_texts t on t.shop_id = p.shop_id and t.page_id = p.id and t.locale = ${locale}
    where p.shop_id = ${shopId} and p.id = ${id}`);
  const [row] = rows;
  if (!row) return undefined;
  const { title, meta_title: metaTitle, intro, description } = row;
  const blocks = await fillBlocks(db, shop, row.blocks);
  const hero = blocks.find((block) => block.type === 'hero');
  return {
    id,
    ...addresses(id, locale, row.slugs),
    title,
    ...(metaTitle !== null && { metaTitle }),
    ...(intro !== null && { intro }),
    description,
    ...(hero?.type === 'hero' && hero.image && { image: hero.image }),
    blocks,
  };
}

/**
 * Returns the addresses of a page. A page of another screen, such as the home page, has no slug: its id is its address.
 */
function addresses(id: string, locale: string, slugs: Readonly<Record<string, string>> | null) {
  return { slug: slugs?.[locale] ?? id, slugs: { ...slugs } };
}
