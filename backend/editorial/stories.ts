import { type SQL, sql } from 'drizzle-orm';
import { productIds } from '../catalogue/fragments.ts';
import { loadProductCards } from '../catalogue/product-cards.ts';
import type { Db } from '../db/database.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { type ArticleKind, loadArticle, type PicturedRow, selectCards } from './articles.ts';

/** Number of related stories at the end of a story. */
const relatedCount = 3;
/**
 * The number of first stories in the list that are searched for one with the same subject, so that a long list makes no
 * page slow.
 */
const candidateCount = 100;

/** A kind of article that is about products and shows related ones of its kind. */
export interface StoryKind<Row extends PicturedRow, Card> extends ArticleKind<Row, Card> {
  /** Table of the products that a story is about. */
  readonly products: SQL;
  /** Column of its texts that related stories share; absent: the first of the list are related. */
  readonly subject?: SQL;
}

/** Selects stories other than `a` with the texts `t`, those with the same subject first. */
function selectOthers<Row extends PicturedRow, Card>(kind: StoryKind<Row, Card>, shop: ShopView): SQL {
  const { articles, texts, key, order, subject } = kind;
  const first = (alias: SQL, most: number): SQL => sql`
    select * from ${articles} ${alias} where ${alias}.shop_id = a.shop_id and ${alias}.id <> a.id
    order by ${order(alias)} limit ${most}`;
  if (!subject) return sql`${selectCards(kind, shop, first(sql`o`, relatedCount))} order by ${order(sql`c`)}`;
  const alike = sql`
    select o.* from (${first(sql`r`, candidateCount)}) o
    join ${texts} ot on ot.shop_id = o.shop_id and ot.${key} = o.id and ot.locale = t.locale
    order by (ot.${subject} = t.${subject}) desc, ${order(sql`o`)} limit ${relatedCount}`;
  return sql`${selectCards(kind, shop, alike)} order by (ct.${subject} = t.${subject}) desc, ${order(sql`c`)}`;
}

interface StoryColumns<Row> {
  readonly related: readonly Row[];
  readonly products: readonly string[];
}

/**
 * Loads a story in full, with related stories and the products that it is about.
 *
 * @param columns - As for {@link loadArticle}.
 */
export async function loadStory<Row extends PicturedRow, Card, Columns = unknown>(
  db: Db,
  shop: ShopView,
  kind: StoryKind<Row, Card>,
  id: string,
  columns: SQL | undefined,
) {
  const found = await loadArticle<Row, Card, StoryColumns<Row> & Columns>(
    db,
    shop,
    kind,
    id,
    sql`
      ${columns ? sql`${columns},` : sql``}
      coalesce((select json_agg(other) from (${selectOthers(kind, shop)}) other), '[]') as related,
      ${productIds(kind.products, kind.key, sql`a`)} as products`,
  );
  if (!found) return undefined;
  const { related, products } = found.row;
  return { ...found, related: related.map(kind.toCard), products: await loadProductCards(db, shop, products) };
}

/** Loads the cards of stories in the order of the ids; ids that do not exist are left out. */
export async function loadStoryCards<Row extends PicturedRow, Card>(
  db: Db,
  shop: ShopView,
  kind: StoryKind<Row, Card>,
  ids: readonly string[],
): Promise<Card[]> {
  if (ids.length === 0) return [];
  const wanted = sql`${sql.param([...ids])}::text[]`;
  const chosen = sql`select * from ${kind.articles} where shop_id = ${shop.shopId} and id = any(${wanted})`;
  return await loadCards(db, shop, kind, chosen, sql`array_position(${wanted}, c.id)`);
}

/** Loads the cards of stories about a product, the first of the list. */
export async function loadStoriesAbout<Row extends PicturedRow, Card>(
  db: Db,
  shop: ShopView,
  kind: StoryKind<Row, Card>,
  productId: string,
  most: number,
): Promise<Card[]> {
  const { articles, products, key, order } = kind;
  const chosen = sql`
    select o.* from ${products} n
    join ${articles} o on o.shop_id = n.shop_id and o.id = n.${key}
    where n.shop_id = ${shop.shopId} and n.product_id = ${productId}
    order by ${order(sql`o`)} limit ${most}`;
  return await loadCards(db, shop, kind, chosen, order(sql`c`));
}

async function loadCards<Row extends PicturedRow, Card>(
  db: Db,
  shop: ShopView,
  kind: StoryKind<Row, Card>,
  chosen: SQL,
  order: SQL,
): Promise<Card[]> {
  const { rows } = await db.execute<{ card: Row }>(sql`
    select to_json(listed) as card from (${selectCards(kind, shop, chosen)} order by ${order}) listed`);
  return rows.map(({ card }) => kind.toCard(card));
}
