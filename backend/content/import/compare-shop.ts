import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { advice } from '../../db/schema/advice.ts';
import { categories } from '../../db/schema/categories.ts';
import { blogs, menus, pages } from '../../db/schema/content.ts';
import { imageRulePictures, imageRules } from '../../db/schema/image-rules.ts';
import { inspirationImages } from '../../db/schema/inspiration.ts';
import { jobOffers } from '../../db/schema/job-offers.ts';
import { productFacets, products } from '../../db/schema/products.ts';
import { projects } from '../../db/schema/projects.ts';
import { type SluggedKind, slugs } from '../../db/schema/slugs.ts';
import { stock } from '../../db/schema/stock.ts';
import { priceHistory, variantPrices, variants } from '../../db/schema/variants.ts';
import type { Transaction } from '../../seed/insert/insert-rows.ts';
import type { ContentChanges } from '../content-changes.ts';
import { type ContentFile, type ContentFolder, contentFolders } from '../content-folders.ts';
import { belongsTo, differ, haveSameKey, type StagedTable } from './staged-table.ts';

/** The tables of things, by the folder of their files. */
const things = new Map<PgTable, ContentFolder>([
  [categories, 'categories'],
  [products, 'products'],
  [pages, 'pages'],
  [blogs, 'blogs'],
  [advice, 'advice'],
  [projects, 'projects'],
  [inspirationImages, 'inspiration'],
  [jobOffers, 'job-offers'],
]);

/** Columns that refer to the thing that a row belongs to. */
const owners: Readonly<Record<string, ContentFolder>> = {
  categoryId: 'categories',
  productId: 'products',
  pageId: 'pages',
  blogId: 'blogs',
  adviceId: 'advice',
  projectId: 'projects',
  imageId: 'inspiration',
  jobOfferId: 'job-offers',
};

const slugged: Readonly<Record<SluggedKind, ContentFolder>> = {
  category: 'categories',
  product: 'products',
  page: 'pages',
  blog: 'blogs',
  advice: 'advice',
  project: 'projects',
  jobOffer: 'job-offers',
};

/** Tables of the files of a shop; rows of any other table without a thing belong to `shop.yaml`. */
const files = new Map<PgTable, ContentFile>([
  [menus, 'menus.yaml'],
  [imageRules, 'image-rules.yaml'],
  [imageRulePictures, 'image-rules.yaml'],
]);

/** Tables whose rows stay as long as their owner exists, whatever content says: earlier prices and stock. */
export const lasting: ReadonlySet<PgTable> = new Set([stock, priceHistory]);

const difference = z.object({ change: z.enum(['added', 'changed', 'removed']), folder: z.string(), key: z.string() });

/**
 * Compares the staged content of a shop with the stored one.
 *
 * @returns Paths of files in the folder of the shop. Adding or removing a thing does not count as a change of the
 * things behind it; where the remaining ones change order, their folder is in the list.
 */
export async function compareShop(
  tx: Transaction,
  shopId: string,
  tables: readonly StagedTable[],
): Promise<ContentChanges> {
  const changes = { added: new Set<string>(), changed: new Set<string>(), removed: new Set<string>() };
  for (const staged of tables) {
    const { rows } = await tx.execute(differences(shopId, staged));
    const isThing = things.has(staged.table);
    for (const { change, folder, key } of z.array(difference).parse(rows)) {
      changes[isThing ? change : 'changed'].add(joinKey(folder, key));
    }
    if (isThing && (await isReordered(tx, shopId, staged))) changes.changed.add(`${things.get(staged.table)}/`);
  }
  const isWhole = (file: string): boolean => changes.added.has(file) || changes.removed.has(file);
  return {
    added: [...changes.added].sort(),
    changed: [...changes.changed].filter((file) => !isWhole(file)).sort(),
    removed: [...changes.removed].sort(),
  };
}

function joinKey(folder: string, key: string): string {
  const kind = contentFolders.find(({ folder: name }) => name === folder);
  return kind ? `${folder}/${key}${kind.ending}` : folder;
}

const stored = sql.raw('stored');
const wanted = sql.raw('wanted');

/** Returns a statement that selects each thing or file whose rows differ, and the kind of change. */
function differences(shopId: string, staged: StagedTable): SQL {
  const { table } = staged;
  const first = staged.key[0] ?? sql``;
  const except = things.has(table) ? ['position'] : [];
  const removed = sql`union all
    select 'removed' as change, ${selectOwner(table, stored)} from ${table} stored
    where ${belongsTo(shopId, staged, stored)} and ${isContent(table, stored)}
      and not exists (select from ${staged.wanted} wanted where ${haveSameKey(staged, stored, wanted)})`;
  return sql`
    select distinct change, folder, key from (
      select case when stored.${first} is null then 'added' else 'changed' end as change, ${selectOwner(table, wanted)}
      from ${staged.wanted} wanted left join ${table} stored on ${haveSameKey(staged, stored, wanted)}
      where (stored.${first} is null or ${differ(staged, stored, wanted, except)}) and ${isContent(table, wanted)}
      ${lasting.has(table) ? sql`` : removed}) differing`;
}

/** Returns a condition: the row is content, not derived and not one that stays. */
function isContent(table: PgTable, row: SQL): SQL {
  if (table === productFacets) return sql`${row}.facet_id = 'material'`;
  if (table === slugs && row === stored) return sql`${row}.current`;
  if (table === priceHistory) return sql`not (${isRecorded})`;
  return sql`true`;
}

/** A condition: the price has a record, which then determines its earlier prices. */
export const isRecorded = sql`exists (
  select from ${priceHistory} recorded
  where recorded.shop_id = wanted.shop_id and recorded.variant_id = wanted.variant_id and recorded.currency = wanted.currency)`;

/** Returns columns `folder` and `key`: the thing that a row belongs to, or the file. */
function selectOwner(table: PgTable, row: SQL): SQL {
  const folder = things.get(table);
  if (folder !== undefined) return sql`${folder}::text as folder, ${row}.id as key`;
  if (table === slugs) {
    const cases = Object.entries(slugged).map(([kind, name]) => sql`when ${kind} then ${name}`);
    return sql`case ${row}.kind ${sql.join(cases, sql` `)} end as folder, ${row}.owner_id as key`;
  }
  const columns = Object.keys(getTableColumns(table));
  const owner = columns.find((column) => column in owners);
  if (owner !== undefined) {
    return sql`${owners[owner] ?? ''}::text as folder, ${row}.${sql.identifier(toSnakeCase(owner))} as key`;
  }
  if (table === variantPrices || table === priceHistory || table === stock) {
    const productIn = (all: SQL) =>
      sql`(select product_id from ${all} v where v.shop_id = ${row}.shop_id and v.id = ${row}.variant_id)`;
    const productId = sql`coalesce(${productIn(sql.raw('wanted_variants'))}, ${productIn(sql`${variants}`)})`;
    return sql`'products'::text as folder, ${productId} as key`;
  }
  return sql`${files.get(table) ?? 'shop.yaml'}::text as folder, ''::text as key`;
}

const orders = z.array(z.object({ same: z.boolean() }));

/** Returns whether things that stay change their order. */
async function isReordered(tx: Transaction, shopId: string, staged: StagedTable): Promise<boolean> {
  if (!('position' in getTableColumns(staged.table))) return false;
  const { rows } = await tx.execute(sql`
    select array_agg(stored.id order by stored.position, stored.id)
      is not distinct from array_agg(stored.id order by wanted.position, stored.id) as same
    from ${staged.table} stored join ${staged.wanted} wanted on ${haveSameKey(staged, stored, wanted)}
    where ${belongsTo(shopId, staged, stored)}`);
  return orders.parse(rows).some(({ same }) => !same);
}
