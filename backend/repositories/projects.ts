import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { Db } from '../db/database.ts';
import type { TextByLocale } from '../db/schema/column-types.ts';
import type { StoredVideo } from '../db/schema/video.ts';
import { loadPageOf, type Page } from '../operations/paging.ts';
import { type PictureRow, toImage } from '../pictures/image.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { currentSlugs, pictureColumns, productIds } from './fragments.ts';
import { loadProductCards } from './product-cards.ts';
import { searchTexts, textIn } from './text.ts';
import { toVideo } from './video.ts';

export type Project = components['schemas']['Project'];
export type ProjectCard = components['schemas']['ProjectCard'];
export type ProjectList = components['schemas']['ProjectList'];

/** How many others a project names at its end. */
const relatedCount = 3;
/** Among how many they are looked for, so that a long list makes no page slow: the latest. */
const candidateCount = 100;

interface CardRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly intro: string;
  readonly place: string;
  readonly sector: string;
  /** `YYYY-MM-DD` */
  readonly completedOn: string;
  readonly picture: PictureRow;
  readonly pictureAlt: string;
}

interface Row extends Record<string, unknown> {
  readonly card: CardRow;
  readonly slugs: Readonly<Record<string, string>>;
  readonly body: string;
  readonly figures: Project['figures'];
  readonly video: StoredVideo | null;
  readonly quote_author: string | null;
  readonly quote_text: string | null;
  readonly quote_role: string | null;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
  readonly pictures: readonly (PictureRow & { readonly alt: TextByLocale })[];
  readonly related: readonly CardRow[];
  readonly products: readonly string[];
}

/** Projects as lists show them: rows of the table, in any order. */
function selectCards({ locale }: ShopView, chosen: SQL): SQL {
  return sql`
    select c.id, s.slug, ct.title, ct.intro, ct.place, ct.sector, c.completed_on as "completedOn",
      ct.picture_alt as "pictureAlt", json_build_object(${pictureColumns}) as picture
    from (${chosen}) c
    join project_texts ct on ct.shop_id = c.shop_id and ct.project_id = c.id and ct.locale = ${locale}
    join slugs s on s.shop_id = c.shop_id and s.kind = 'project' and s.owner_id = c.id and s.locale = ${locale} and s.current
    join pictures i on i.key = c.picture_key`;
}

/** A page of projects, the latest completed first. */
export async function loadProjects(db: Db, shop: ShopView, page: Page): Promise<ProjectList> {
  return await loadPageOf(
    db,
    page,
    {
      rows: (portion) => sql`
        ${selectCards(shop, sql`select * from projects where shop_id = ${shop.shopId} order by completed_on desc, id ${portion}`)}
        order by c.completed_on desc, c.id`,
      total: sql`select count(*) from projects where shop_id = ${shop.shopId}`,
    },
    toProjectCard,
  );
}

/** A project in full, with others: those of the same sector first. */
export async function loadProject(db: Db, shop: ShopView, id: string): Promise<Project | undefined> {
  const own = sql`select * from projects where shop_id = ${shop.shopId} and id = ${id}`;
  const others = sql`
    select o.* from (
      select * from projects r where r.shop_id = p.shop_id and r.id <> p.id
      order by r.completed_on desc, r.id limit ${candidateCount}) o
    join project_texts ot on ot.shop_id = o.shop_id and ot.project_id = o.id and ot.locale = t.locale
    order by (ot.sector = t.sector) desc, o.completed_on desc, o.id limit ${relatedCount}`;
  const { rows } = await db.execute<Row>(sql`
    select (select to_json(card) from (${selectCards(shop, own)}) card) as card,
      ${currentSlugs('project', sql`p`)} as slugs,
      t.body, t.figures, p.video, p.quote_author, t.quote_text, t.quote_role, t.meta_title, t.meta_description,
      coalesce((select json_agg(json_build_object(${pictureColumns}, 'alt', pp.alt) order by pp.position)
        from project_pictures pp join pictures i on i.key = pp.picture_key
        where pp.shop_id = p.shop_id and pp.project_id = p.id), '[]') as pictures,
      coalesce((select json_agg(other) from (
        ${selectCards(shop, others)}
        order by (ct.sector = t.sector) desc, c.completed_on desc, c.id) other), '[]') as related,
      ${productIds(sql`project_products`, sql`project_id`, sql`p`)} as products
    from projects p
    join project_texts t on t.shop_id = p.shop_id and t.project_id = p.id and t.locale = ${shop.locale}
    where p.shop_id = ${shop.shopId} and p.id = ${id}`);
  const [row] = rows;
  if (!row) return undefined;
  return {
    ...toProjectCard(row.card),
    slugs: { ...row.slugs },
    body: row.body,
    ...searchTexts(row),
    images: row.pictures.map((picture) => toImage(picture, textIn(picture.alt, shop.locale))),
    ...(row.video && { video: toVideo(row.video, shop.locale) }),
    figures: row.figures,
    ...(row.quote_author !== null &&
      row.quote_text !== null && {
        quote: {
          text: row.quote_text,
          author: row.quote_author,
          ...(row.quote_role !== null && { role: row.quote_role }),
        },
      }),
    products: await loadProductCards(db, shop, row.products),
    related: row.related.map(toProjectCard),
  };
}

/** Projects as lists show them, in the order of the ids; ids that do not exist are left out. */
export async function loadProjectCards(db: Db, shop: ShopView, ids: readonly string[]): Promise<ProjectCard[]> {
  if (ids.length === 0) return [];
  const wanted = sql`${sql.param([...ids])}::text[]`;
  const { rows } = await db.execute<{ card: CardRow }>(sql`
    select to_json(listed) as card from (
      ${selectCards(shop, sql`select * from projects where shop_id = ${shop.shopId} and id = any(${wanted})`)}
      order by array_position(${wanted}, c.id)) listed`);
  return rows.map(({ card }) => toProjectCard(card));
}

/** Projects in which a product was used, the latest. */
export async function loadProjectsAbout(
  db: Db,
  shop: ShopView,
  productId: string,
  most: number,
): Promise<ProjectCard[]> {
  const chosen = sql`
    select o.* from project_products n
    join projects o on o.shop_id = n.shop_id and o.id = n.project_id
    where n.shop_id = ${shop.shopId} and n.product_id = ${productId}
    order by o.completed_on desc, o.id limit ${most}`;
  const { rows } = await db.execute<{ card: CardRow }>(sql`
    select to_json(listed) as card from (${selectCards(shop, chosen)} order by c.completed_on desc, c.id) listed`);
  return rows.map(({ card }) => toProjectCard(card));
}

function toProjectCard(row: CardRow): ProjectCard {
  const { id, slug, title, intro, place, sector, completedOn, picture, pictureAlt } = row;
  return { id, slug, title, intro, image: toImage(picture, pictureAlt), place, sector, completedOn };
}
