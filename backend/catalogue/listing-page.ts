import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { Db } from '../db/database.ts';
import { executePrepared } from '../db/execute-prepared.ts';
import { facetChunk } from '../db/schema/listing.ts';
import type { Page } from '../operations/paging.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { chosenBits, type FacetChoice } from './listing-facets.ts';

export interface ListedRequest extends Page {
  readonly sort: components['schemas']['ProductSort'];
  readonly categoryId: string | undefined;
  readonly choices: readonly FacetChoice[];
  /** Number of products under the choices. */
  readonly total: number;
  /** Number of products of the shop. */
  readonly everything: number;
}

/** Cost of fetching a product by its number, relative to reading the next entry of an index. */
const fetchCost = 2;

/**
 * Returns whether there are so few products that fetching and sorting them is cheaper. Else the index of the order is
 * read until the page is full, skipping products that are not chosen: at two products in a hundred that is fifty
 * entries for each on the page.
 */
function areFew({ total, everything, page, pageSize }: ListedRequest): boolean {
  return total * fetchCost <= (page * pageSize * everything) / total;
}

/** Loads the ids of the products on a page. One query. */
export async function loadListedIds(db: Db, shop: ShopView, request: ListedRequest): Promise<string[]> {
  const { total, page, pageSize, sort, categoryId, choices } = request;
  if ((page - 1) * pageSize >= total) return [];
  const { table, scope, order } = chooseOrder(shop, sort);
  const inOrder = sql`order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const chosen = chosenBits(shop.shopId, categoryId, choices);
  // One lookup for each of the few. The limits stop the planner from expecting more rows.
  const statement =
    categoryId === undefined && choices.length === 0
      ? sql`select l.product_id as id from ${table} l where ${scope} ${inOrder}`
      : areFew(request)
        ? sql`
          with ${chosen},
          few as materialized (select facet_ordinals(chunk, bits) as ordinal from found)
          select l.product_id as id
          from few
          cross join lateral (
            select product_id from listed_products where shop_id = ${shop.shopId} and ordinal = few.ordinal limit 1) o
          cross join lateral (select * from ${table} l where ${scope} and l.product_id = o.product_id limit 1) l
          ${inOrder}`
        : sql`
          with ${chosen}
          select l.product_id as id from ${table} l
          where ${scope} and get_bit((${bitsInOrder})[l.ordinal / ${chunk} + 1], l.ordinal % ${chunk}) = 1 ${inOrder}`;
  const rows = await executePrepared<{ id: string }>(db, statement);
  return rows.map(({ id }) => id);
}

const chunk = sql.raw(String(facetChunk));

/** The found products as one array by number of chunk: computed once, and used to filter many rows. */
const bitsInOrder = sql`
  select array_agg(f.bits order by place.chunk)
  from (select generate_series(0, max(chunk)) as chunk from found) place
  left join found f on f.chunk = place.chunk`;

interface Order {
  /** A table with an index in this order. */
  readonly table: SQL;
  readonly scope: SQL;
  readonly order: SQL;
}

function chooseOrder({ shopId, locale, currency }: ShopView, sort: ListedRequest['sort']): Order {
  const products = { table: sql`listed_products`, scope: sql`l.shop_id = ${shopId}` };
  const prices = { table: sql`listed_prices`, scope: sql`l.shop_id = ${shopId} and l.currency = ${currency}` };
  const names = { table: sql`listed_names`, scope: sql`l.shop_id = ${shopId} and l.locale = ${locale}` };
  switch (sort) {
    case 'RECOMMENDED':
      return { ...products, order: sql`l.position, l.product_id` };
    case 'NRC':
      return { ...products, order: sql`l.nrc desc nulls last, l.position, l.product_id` };
    case 'PRICE_ASC':
      return { ...prices, order: sql`l.price, l.position, l.product_id` };
    case 'PRICE_DESC':
      // Backwards through the same index, so that of equal prices the last comes first.
      return { ...prices, order: sql`l.price desc, l.position desc, l.product_id desc` };
    case 'NAME':
      return { ...names, order: sql`l.name, l.product_id` };
  }
}
