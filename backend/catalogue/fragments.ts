import { type SQL, sql } from 'drizzle-orm';
import type { SluggedKind } from '../db/schema/slugs.ts';

/** The columns of an image as one value, of the `pictures` row under the alias `i`. */
export const pictureColumns = sql`'folder', i.folder, 'width', i.width, 'height', i.height, 'color', i.color`;

/** Selects the current slugs by locale of the thing whose row has this alias. */
export function currentSlugs(kind: SluggedKind, alias: SQL): SQL {
  return sql`(
    select json_object_agg(s.locale, s.slug order by s.locale) from slugs s
    where s.shop_id = ${alias}.shop_id and s.kind = ${kind} and s.owner_id = ${alias}.id and s.current)`;
}

/** Selects the ids of the products that a row names in a table of its own, in their order. */
export function productIds(table: SQL, owner: SQL, alias: SQL): SQL {
  return sql`coalesce((
    select json_agg(o.product_id order by o.position) from ${table} o
    where o.shop_id = ${alias}.shop_id and o.${owner} = ${alias}.id), '[]')`;
}
