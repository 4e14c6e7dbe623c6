import { type SQL, sql } from 'drizzle-orm';
import { currentSlugs, pictureColumns } from '../catalogue/fragments.ts';
import { searchTexts } from '../catalogue/text.ts';
import type { Db } from '../db/database.ts';
import type { SluggedKind } from '../db/schema/slugs.ts';
import type { PictureRow } from '../images/image.ts';
import { type Page, type PageOfItems, paginate } from '../operations/paging.ts';
import type { ShopView } from '../shops/shop-view.ts';

/** The columns of every card's row. */
export interface CardRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly intro: string;
}

/** The row of a card with a picture. */
export interface PicturedRow extends CardRow {
  readonly picture: PictureRow;
  readonly pictureAlt: string;
}

/** A kind of article that is read in a list of cards and in full. */
export interface ArticleKind<Row extends CardRow, Card> {
  readonly kind: SluggedKind;
  /** Its table, that of its texts, and the column of other tables that names an article. */
  readonly articles: SQL;
  readonly texts: SQL;
  readonly key: SQL;
  /** Columns of a card beside those of every card, of the article `c` and its texts `ct`. */
  readonly columns: SQL;
  readonly isPictured: boolean;
  /** Orders articles under an alias, as lists do. */
  readonly order: (alias: SQL) => SQL;
  readonly toCard: (row: Row) => Card;
}

/** Selects articles as lists show them, in any order. @param chosen - Selects rows of the table. */
export function selectCards<Row extends CardRow, Card>(
  { kind, texts, key, columns, isPictured }: ArticleKind<Row, Card>,
  { locale }: ShopView,
  chosen: SQL,
): SQL {
  const picture = sql`, ct.picture_alt as "pictureAlt", json_build_object(${pictureColumns}) as picture`;
  return sql`
    select c.id, s.slug, ct.title, ct.intro, ${columns} ${isPictured ? picture : sql``}
    from (${chosen}) c
    join ${texts} ct on ct.shop_id = c.shop_id and ct.${key} = c.id and ct.locale = ${locale}
    join slugs s on s.shop_id = c.shop_id and s.kind = ${kind} and s.owner_id = c.id and s.locale = ${locale} and s.current
    ${isPictured ? sql`join pictures i on i.key = c.picture_key` : sql``}`;
}

/** Loads a page of articles. @param isListed - Condition on an article `a`; absent: all are. */
export async function loadArticles<Row extends CardRow, Card>(
  db: Db,
  shop: ShopView,
  kind: ArticleKind<Row, Card>,
  page: Page,
  isListed = sql`true`,
): Promise<PageOfItems<Card>> {
  const listed = sql`from ${kind.articles} a where a.shop_id = ${shop.shopId} and ${isListed}`;
  return await paginate(
    db,
    page,
    {
      rows: (portion) => sql`
        ${selectCards(kind, shop, sql`select a.* ${listed} order by ${kind.order(sql`a`)} ${portion}`)}
        order by ${kind.order(sql`c`)}`,
      total: sql`select count(*) ${listed}`,
    },
    kind.toCard,
  );
}

interface ArticleRow<Row> {
  readonly card: Row;
  readonly slugs: Readonly<Record<string, string>>;
  readonly body: string;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
}

/**
 * Loads an article in full, with its row.
 *
 * @param columns - Further columns of the row, of the article `a` and its texts `t`.
 */
export async function loadArticle<Row extends CardRow, Card, Columns>(
  db: Db,
  shop: ShopView,
  kind: ArticleKind<Row, Card>,
  id: string,
  columns: SQL,
) {
  const { articles, texts, key } = kind;
  const own = sql`select * from ${articles} where shop_id = ${shop.shopId} and id = ${id}`;
  const { rows } = await db.execute<ArticleRow<Row> & Columns & Record<string, unknown>>(sql`
    select (select to_json(card) from (${selectCards(kind, shop, own)}) card) as card,
      ${currentSlugs(kind.kind, sql`a`)} as slugs, t.body, t.meta_title, t.meta_description, ${columns}
    from ${articles} a
    join ${texts} t on t.shop_id = a.shop_id and t.${key} = a.id and t.locale = ${shop.locale}
    where a.shop_id = ${shop.shopId} and a.id = ${id}`);
  const [row] = rows;
  return (
    row && {
      row,
      card: kind.toCard(row.card),
      slugs: { ...row.slugs },
      text: { body: row.body, ...searchTexts(row) },
    }
  );
}
