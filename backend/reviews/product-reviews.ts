import { sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { Db } from '../db/database.ts';
import { type Page, pagesFor } from '../operations/paging.ts';
import type { ShopView } from '../shops/shop-view.ts';

type Schemas = components['schemas'];

/** Highest number of stars. */
const best = 5;

interface ReviewRow extends Omit<Schemas['ProductReview'], 'title'> {
  readonly title: string | null;
}

interface Found extends Record<string, unknown> {
  readonly total: number;
  /** Null without reviews. */
  readonly score: number | null;
  readonly items: readonly ReviewRow[];
}

/**
 * Returns one page of the published reviews of a product, by one query: those in the language of the visitor first, the newest of
 * each first.
 */
export async function loadProductReviews(
  db: Db,
  { shopId, locale }: Pick<ShopView, 'shopId' | 'locale'>,
  productId: string,
  { page, pageSize }: Page,
): Promise<Schemas['ProductReviewList']> {
  const answer = await db.execute<Found>(sql`
    with published as (
      select r.* from reviews r
      where r.shop_id = ${shopId} and r.product_id = ${productId} and r.state = 'published')
    select
      (select count(*)::int from published) as total,
      (select round(avg(stars), 1)::float from published) as score,
      coalesce((
        select json_agg(listed) from (
          select p.id, p.stars, p.title, p.text, p.name, p.locale,
            to_char(p.written_at at time zone s.time_zone, 'YYYY-MM-DD') as "writtenOn"
          from published p join shops s on s.id = p.shop_id
          order by (split_part(p.locale, '-', 1) = split_part(${locale}, '-', 1)) desc, p.written_at desc, p.id
          limit ${pageSize} offset ${(page - 1) * pageSize}) listed), '[]') as items`);
  const [found] = answer.rows;
  const { total = 0, score = null, items = [] } = found ?? {};
  return {
    productId,
    ...(score !== null && { rating: { score, best, count: total } }),
    items: items.map(({ title, ...review }) => ({ ...review, ...(title !== null && { title }) })),
    total,
    page,
    pageSize,
    pages: pagesFor(total, pageSize),
  };
}
