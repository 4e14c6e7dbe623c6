import { sql } from 'drizzle-orm';
import { slugs } from '../../db/schema/slugs.ts';
import { priceHistory, variants } from '../../db/schema/variants.ts';
import type { Transaction } from '../../seed/insert/insert-rows.ts';
import { isRecorded, lasting } from './compare-shop.ts';
import { belongsTo, differ, haveSameKey, type StagedTable } from './staged-table.ts';

const stored = sql.raw('stored');
const wanted = sql.raw('wanted');

/** Changes the rows of a shop to the staged ones. Equal rows are not touched, so that only changes are purged. */
export async function applyShop(tx: Transaction, shopId: string, tables: readonly StagedTable[]): Promise<void> {
  await freeSlugs(tx, shopId);
  await freeArticleNumbers(tx, shopId);
  // Referenced rows are inserted before, and deleted after, the rows that refer to them.
  for (const staged of tables) {
    await insert(tx, staged);
    await update(tx, staged);
  }
  for (const staged of tables.toReversed()) {
    if (staged.table !== slugs && !lasting.has(staged.table)) await remove(tx, shopId, staged);
  }
}

/**
 * Deletes the slugs of removed things, and makes replaced slugs old ones: a thing that stays is found under its earlier
 * slugs too, until another uses them.
 */
async function freeSlugs(tx: Transaction, shopId: string): Promise<void> {
  const isNamed = sql`exists (
    select from wanted_slugs wanted where wanted.kind = stored.kind and wanted.owner_id = stored.owner_id)`;
  await tx.execute(sql`delete from ${slugs} stored where stored.shop_id = ${shopId} and not ${isNamed}`);
  await tx.execute(sql`
    update ${slugs} stored set current = false
    where stored.shop_id = ${shopId} and stored.current and not exists (
      select from wanted_slugs wanted
      where wanted.kind = stored.kind and wanted.locale = stored.locale and wanted.slug = stored.slug
        and wanted.owner_id = stored.owner_id and wanted.current)`);
}

/** Replaces article numbers that another variant gets by temporary ones: two variants may swap theirs. */
async function freeArticleNumbers(tx: Transaction, shopId: string): Promise<void> {
  await tx.execute(sql`
    update ${variants} stored set sku = stored.sku || ' of ' || stored.id
    where stored.shop_id = ${shopId} and exists (
      select from wanted_variants wanted where wanted.sku = stored.sku and wanted.id <> stored.id)`);
}

async function update(tx: Transaction, staged: StagedTable): Promise<void> {
  // The record of earlier prices is never changed.
  if (staged.values.length === 0 || staged.table === priceHistory) return;
  const assignments = staged.values.map(({ name }) => sql`${name} = wanted.${name}`);
  await tx.execute(sql`
    update ${staged.table} stored set ${sql.join(assignments, sql`, `)}
    from ${staged.wanted} wanted
    where ${haveSameKey(staged, stored, wanted)} and (${differ(staged, stored, wanted)})`);
}

async function insert(tx: Transaction, staged: StagedTable): Promise<void> {
  const { table } = staged;
  const columns = sql.join([...staged.columns], sql`, `);
  const isThere =
    table === priceHistory
      ? isRecorded
      : sql`exists (select from ${table} stored where ${haveSameKey(staged, stored, wanted)})`;
  await tx.execute(sql`
    insert into ${table} (${columns}) select ${columns} from ${staged.wanted} wanted where not ${isThere}`);
}

async function remove(tx: Transaction, shopId: string, staged: StagedTable): Promise<void> {
  await tx.execute(sql`
    delete from ${staged.table} stored
    where ${belongsTo(shopId, staged, stored)}
      and not exists (select from ${staged.wanted} wanted where ${haveSameKey(staged, stored, wanted)})`);
}
