import { sql } from 'drizzle-orm';
import { contentChanges } from '../../db/schema/content-changes.ts';
import type { Transaction } from '../../seed/insert/insert-rows.ts';

/**
 * Changes much of a shop at once: the tables of listings and search are derived once at the end, not after each
 * statement, and the whole shop is purged.
 */
export async function changeInBulk(tx: Transaction, shopId: string, change: () => Promise<void>): Promise<void> {
  await tx.execute(sql`select set_config('shopgen.filling', 'on', true)`);
  await change();
  await tx.execute(sql`
    select refresh_listing(${shopId}, array(
      select product_id from listed_products listed where listed.shop_id = ${shopId}
        and not exists (select from products p where p.shop_id = listed.shop_id and p.id = listed.product_id)))`);
  await tx.execute(sql`
    select refresh_search(${shopId}, kind, array_agg(distinct owner_id)) from search_entries entry
    where shop_id = ${shopId} and not exists (
      select from search_sources source
      where source.shop_id = entry.shop_id and source.kind = entry.kind and source.owner_id = entry.owner_id)
    group by kind`);
  await tx.execute(sql`select fill_shop(${shopId})`);
  await tx.insert(contentChanges).values({ shopId, kind: 'everything' });
  await tx.execute(sql`select pg_notify('content_changes', ''), set_config('shopgen.filling', 'off', true)`);
}
