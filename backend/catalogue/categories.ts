import { sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { Db } from '../db/database.ts';
import { type PictureRow, toImage } from '../images/image.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { pictureColumns } from './fragments.ts';

export type Category = components['schemas']['Category'];
export type CategoryCard = components['schemas']['CategoryCard'];

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly parent_id: string | null;
  readonly intro: string;
  readonly description: string | null;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
  readonly picture_alt: string;
  readonly picture: PictureRow;
  readonly slugs: Readonly<Record<string, string>>;
  readonly product_count: number;
}

/**
 * Loads categories in the shop's order; all of them, or those with the given ids, in the order of the ids. Their numbers
 * of products are those that listings store.
 */
export async function loadCategories(db: Db, shop: ShopView, ids?: readonly string[]): Promise<Category[]> {
  const { shopId, locale } = shop;
  const { rows } = await db.execute<Row>(sql`
    select c.id, c.parent_id, t.name, t.intro, t.description, t.meta_title, t.meta_description, t.picture_alt,
      json_build_object(${pictureColumns}) as picture,
      (select json_object_agg(s.locale, s.slug order by s.locale) from slugs s
        where s.shop_id = c.shop_id and s.kind = 'category' and s.owner_id = c.id and s.current) as slugs,
      coalesce((select v.products from facet_values v
        where v.shop_id = c.shop_id and v.facet_id = 'category' and v.value_id = c.id), 0) as product_count
    from categories c
    join category_texts t on t.shop_id = c.shop_id and t.category_id = c.id and t.locale = ${locale}
    join pictures i on i.key = c.picture_key
    where c.shop_id = ${shopId} and (${ids === undefined} or c.id = any(${sql.param([...(ids ?? [])])}::text[]))
    order by array_position(${sql.param([...(ids ?? [])])}::text[], c.id), c.position, c.id`);
  return rows.map((row) => {
    const slug = row.slugs[locale];
    if (slug === undefined) throw new Error(`Category ${row.id} of ${shopId} has no slug in ${locale}.`);
    return {
      id: row.id,
      ...(row.parent_id !== null && { parentId: row.parent_id }),
      name: row.name,
      slug,
      slugs: { ...row.slugs },
      description: row.intro,
      ...(row.description !== null && { body: row.description }),
      ...(row.meta_title !== null && { metaTitle: row.meta_title }),
      ...(row.meta_description !== null && { metaDescription: row.meta_description }),
      image: toImage(row.picture, row.picture_alt),
      productCount: row.product_count,
    };
  });
}

export function toCategoryCard({ id, name, slug, image, productCount }: Category): CategoryCard {
  return { id, name, slug, image, productCount };
}
