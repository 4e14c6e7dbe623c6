import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** One page of a list, counted from 1. */
export interface Page {
  readonly page: number;
  readonly pageSize: number;
}

/** The page asked for. The specs' defaults are filled in by the time a handler runs; these are the same. */
export function pageOf({ page = 1, pageSize = 20 }: Partial<Page>): Page {
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
 * A page of a list and how many there are in all, by one query; a page beyond the end is empty.
 *
 * @param rows What is listed, in order, given the clause that takes the page out of it: it belongs where the order is
 * known, before anything is joined that only those on the page need. Rows come as JSON: dates and times are texts.
 * @param total Counts the same things without what is joined to them.
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
