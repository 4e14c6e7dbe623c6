import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** One page of a list, counted from 1. */
export interface Page {
  readonly page: number;
  readonly pageSize: number;
}

/** Returns the requested page. The specs' defaults are filled in by the time a handler runs; these are the same. */
export function toPage({ page = 1, pageSize = 20 }: Partial<Page>): Page {
  return { page, pageSize };
}

export function pagesFor(total: number, pageSize: number): number {
  return Math.ceil(total / pageSize);
}

export interface PageOfItems<Item> extends Page {
  readonly items: Item[];
  readonly total: number;
  readonly pages: number;
}

/**
 * Loads a page of a list and the total, by one query; a page beyond the end is empty.
 *
 * @param rows Selects the list in order, given the clause that limits it to the page: it belongs where the order is
 * known, before joins that only the rows of the page need. Rows are JSON: dates and times are texts.
 * @param total Counts the same rows without joins.
 */
export async function paginate<Row, Item>(
  db: Db,
  { page, pageSize }: Page,
  { rows, total }: { readonly rows: (portion: SQL) => SQL; readonly total: SQL },
  toItem: (row: Row) => Item,
): Promise<PageOfItems<Item>> {
  const portion = sql`limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const answer = await db.execute<{ items: Row[]; total: number }>(sql`
    select (${total})::int as total, coalesce((
      select json_agg(listed) from (${rows(portion)}) listed), '[]') as items`);
  const [found] = answer.rows;
  const counted = found?.total ?? 0;
  return {
    items: (found?.items ?? []).map(toItem),
    total: counted,
    page,
    pageSize,
    pages: pagesFor(counted, pageSize),
  };
}
