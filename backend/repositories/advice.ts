import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { ShopView } from '../api/shop-view.ts';
import type { Db } from '../db/database.ts';
import { type PictureRow, toImage } from '../pictures/image.ts';
import { currentSlugs, pictureColumns, productIds } from './fragments.ts';
import { loadPageOf, type Page } from './paging.ts';
import { loadProductCards } from './product-cards.ts';
import { searchTexts } from './text.ts';

export type Advice = components['schemas']['Advice'];
export type AdviceCard = components['schemas']['AdviceCard'];
export type AdviceList = components['schemas']['AdviceList'];

/** How many others a piece of advice names at its end. */
const relatedCount = 3;

interface CardRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly intro: string;
  readonly topic: string;
  readonly readingMinutes: number;
  readonly picture: PictureRow;
  readonly pictureAlt: string;
}

interface Row extends Record<string, unknown> {
  readonly card: CardRow;
  readonly slugs: Readonly<Record<string, string>>;
  readonly body: string;
  readonly questions: Advice['questions'];
  readonly meta_title: string | null;
  readonly meta_description: string | null;
  readonly related: readonly CardRow[];
  readonly products: readonly string[];
}

/** The shop's advice, one row a piece. */
function selectCards({ shopId, locale }: ShopView): SQL {
  return sql`
    select a.id, a.position, s.slug, t.title, t.intro, t.topic, a.reading_minutes as "readingMinutes",
      t.picture_alt as "pictureAlt", json_build_object(${pictureColumns}) as picture
    from advice a
    join advice_texts t on t.shop_id = a.shop_id and t.advice_id = a.id and t.locale = ${locale}
    join slugs s on s.shop_id = a.shop_id and s.kind = 'advice' and s.owner_id = a.id and s.locale = ${locale} and s.current
    join pictures i on i.key = a.picture_key
    where a.shop_id = ${shopId}`;
}

/** A page of advice, in the shop's order. */
export async function loadAdviceList(db: Db, shop: ShopView, page: Page): Promise<AdviceList> {
  return await loadPageOf(
    db,
    page,
    {
      rows: sql`${selectCards(shop)} order by a.position, a.id`,
      total: sql`select count(*) from advice where shop_id = ${shop.shopId}`,
    },
    toCard,
  );
}

/** Advice in full, with others: those on the same topic first. */
export async function loadAdvice(db: Db, shop: ShopView, id: string): Promise<Advice | undefined> {
  const { rows } = await db.execute<Row>(sql`
    with cards as not materialized (${selectCards(shop)})
    select to_json(own) as card, ${currentSlugs('advice', sql`a`)} as slugs,
      t.body, t.questions, t.meta_title, t.meta_description,
      coalesce((select json_agg(other) from (
        select * from cards where id <> a.id order by (topic = t.topic) desc, position, id limit ${relatedCount}) other), '[]') as related,
      ${productIds(sql`advice_products`, sql`advice_id`, sql`a`)} as products
    from advice a
    join cards own on own.id = a.id
    join advice_texts t on t.shop_id = a.shop_id and t.advice_id = a.id and t.locale = ${shop.locale}
    where a.shop_id = ${shop.shopId} and a.id = ${id}`);
  const [row] = rows;
  if (!row) return undefined;
  return {
    ...toCard(row.card),
    slugs: { ...row.slugs },
    body: row.body,
    ...searchTexts(row),
    questions: row.questions,
    related: row.related.map(toCard),
    products: await loadProductCards(db, shop, row.products),
  };
}

function toCard({ id, slug, title, intro, topic, readingMinutes, picture, pictureAlt }: CardRow): AdviceCard {
  return { id, slug, title, intro, image: toImage(picture, pictureAlt), topic, readingMinutes };
}
