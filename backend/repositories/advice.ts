import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { Db } from '../db/database.ts';
import { loadPageOf, type Page } from '../operations/paging.ts';
import { type PictureRow, toImage } from '../pictures/image.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { currentSlugs, pictureColumns, productIds } from './fragments.ts';
import { loadProductCards } from './product-cards.ts';
import { searchTexts } from './text.ts';

export type Advice = components['schemas']['Advice'];
export type AdviceCard = components['schemas']['AdviceCard'];
export type AdviceList = components['schemas']['AdviceList'];

/** How many others a piece of advice names at its end. */
const relatedCount = 3;
/** Among how many they are looked for, so that a long list makes no page slow: the first in the shop's order. */
const candidateCount = 100;

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

/** Advice as lists show it: rows of the table, in any order. */
function selectCards({ locale }: ShopView, chosen: SQL): SQL {
  return sql`
    select c.id, c.position, s.slug, ct.title, ct.intro, ct.topic, c.reading_minutes as "readingMinutes",
      ct.picture_alt as "pictureAlt", json_build_object(${pictureColumns}) as picture
    from (${chosen}) c
    join advice_texts ct on ct.shop_id = c.shop_id and ct.advice_id = c.id and ct.locale = ${locale}
    join slugs s on s.shop_id = c.shop_id and s.kind = 'advice' and s.owner_id = c.id and s.locale = ${locale} and s.current
    join pictures i on i.key = c.picture_key`;
}

/** A page of advice, in the shop's order. */
export async function loadAdviceList(db: Db, shop: ShopView, page: Page): Promise<AdviceList> {
  return await loadPageOf(
    db,
    page,
    {
      rows: (portion) => sql`
        ${selectCards(shop, sql`select * from advice where shop_id = ${shop.shopId} order by position, id ${portion}`)}
        order by c.position, c.id`,
      total: sql`select count(*) from advice where shop_id = ${shop.shopId}`,
    },
    toCard,
  );
}

/** Advice in full, with others: those on the same topic first. */
export async function loadAdvice(db: Db, shop: ShopView, id: string): Promise<Advice | undefined> {
  const own = sql`select * from advice where shop_id = ${shop.shopId} and id = ${id}`;
  const others = sql`
    select o.* from (
      select * from advice r where r.shop_id = a.shop_id and r.id <> a.id
      order by r.position, r.id limit ${candidateCount}) o
    join advice_texts ot on ot.shop_id = o.shop_id and ot.advice_id = o.id and ot.locale = t.locale
    order by (ot.topic = t.topic) desc, o.position, o.id limit ${relatedCount}`;
  const { rows } = await db.execute<Row>(sql`
    select (select to_json(card) from (${selectCards(shop, own)}) card) as card,
      ${currentSlugs('advice', sql`a`)} as slugs, t.body, t.questions, t.meta_title, t.meta_description,
      coalesce((select json_agg(other) from (
        ${selectCards(shop, others)}
        order by (ct.topic = t.topic) desc, c.position, c.id) other), '[]') as related,
      ${productIds(sql`advice_products`, sql`advice_id`, sql`a`)} as products
    from advice a
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

/** Advice that speaks of a product, the first in the shop's order. */
export async function loadAdviceAbout(db: Db, shop: ShopView, productId: string, most: number): Promise<AdviceCard[]> {
  const chosen = sql`
    select o.* from advice_products n
    join advice o on o.shop_id = n.shop_id and o.id = n.advice_id
    where n.shop_id = ${shop.shopId} and n.product_id = ${productId}
    order by o.position, o.id limit ${most}`;
  const { rows } = await db.execute<{ card: CardRow }>(sql`
    select to_json(listed) as card from (${selectCards(shop, chosen)} order by c.position, c.id) listed`);
  return rows.map(({ card }) => toCard(card));
}

function toCard({ id, slug, title, intro, topic, readingMinutes, picture, pictureAlt }: CardRow): AdviceCard {
  return { id, slug, title, intro, image: toImage(picture, pictureAlt), topic, readingMinutes };
}
