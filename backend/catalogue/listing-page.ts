import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { Db } from '../db/database.ts';
import { executePrepared } from '../db/execute-prepared.ts';
import type { Page } from '../operations/paging.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { type FacetCounts, type FoundProducts, joinChunks, listOrdinals } from './count-facets.ts';

export interface ListedRequest extends Page, Omit<FacetCounts, 'values'> {
  readonly sort: components['schemas']['ProductSort'];
}

/**
 * Cost of fetching a product by its number, relative to reading the next entry of an index. Measured it is about 15; less
 * prefers fetching, whose cost is certain: how many entries are read is a guess where an order groups what is chosen.
 */
const fetchCost = 8;

/** The part of an order that a page shows. */
interface Portion {
  /** Whether it is counted from the last product: that is nearer. */
  readonly fromEnd: boolean;
  readonly limit: number;
  readonly offset: number;
}

/**
 * Loads the ids of the products on a page. One query. It reads the index of the order from its nearer end until the page
 * is full, skipping products that are not chosen: at two products in a hundred that is fifty entries for each on the page.
 * Where so few products are chosen that fetching and sorting them is cheaper, it does that.
 */
export async function loadListedIds(db: Db, shop: ShopView, request: ListedRequest): Promise<string[]> {
  const { total, everything, page, pageSize, found } = request;
  const offset = (page - 1) * pageSize;
  if (offset >= total) return [];
  const limit = Math.min(pageSize, total - offset);
  const fromEnd = offset + limit > total - offset;
  const portion = { fromEnd, limit, offset: fromEnd ? total - offset - limit : offset };
  const order = chooseOrder(shop, request.sort);
  const read = portion.offset + limit;
  const statement = !found
    ? selectPortion(order, portion)
    : total * fetchCost <= (read * everything) / total
      ? selectFew(order, portion, listOrdinals(found))
      : selectChosen(order, portion, found);
  const rows = await executePrepared<{ id: string }>(db, statement);
  const ids = rows.map(({ id }) => id);
  return fromEnd ? ids.reverse() : ids;
}

function inOrder({ order, reverse }: Order, { fromEnd, limit, offset }: Portion): SQL {
  return sql`order by ${fromEnd ? reverse : order} limit ${limit} offset ${offset}`;
}

function selectPortion(order: Order, portion: Portion): SQL {
  return sql`select l.product_id as id from ${order.table} l where ${order.scope} ${inOrder(order, portion)}`;
}

/** Selects from a few products, with one lookup for each. The limit stops the planner from expecting more rows. */
function selectFew(order: Order, portion: Portion, ordinals: readonly number[]): SQL {
  return sql`
    select l.product_id as id
    from unnest(${sql.param(ordinals)}::integer[]) as few (ordinal)
    cross join lateral (select * from ${order.table} l where ${order.scope} and l.ordinal = few.ordinal limit 1) l
    ${inOrder(order, portion)}`;
}

/**
 * Selects from many products by reading the index. In PostgreSQL the first bit of a byte is its lowest, here its highest.
 * Products that have been added meanwhile have no bit.
 */
function selectChosen(order: Order, portion: Portion, found: FoundProducts): SQL {
  const bits = joinChunks(found);
  return sql`
    select l.product_id as id from ${order.table} l
    where ${order.scope}
      and case when l.ordinal < ${bits.length * 8}::integer then get_bit(${bits}::bytea, l.ordinal # 7) else 0 end = 1
    ${inOrder(order, portion)}`;
}

interface Order {
  /** A table with an index in this order. */
  readonly table: SQL;
  readonly scope: SQL;
  readonly order: SQL;
  /** The same backwards. */
  readonly reverse: SQL;
}

function chooseOrder({ shopId, locale, currency }: ShopView, sort: ListedRequest['sort']): Order {
  const products = { table: sql`listed_products`, scope: sql`l.shop_id = ${shopId}` };
  const prices = { table: sql`listed_prices`, scope: sql`l.shop_id = ${shopId} and l.currency = ${currency}` };
  const names = { table: sql`listed_names`, scope: sql`l.shop_id = ${shopId} and l.locale = ${locale}` };
  const rising = sql`l.price, l.position, l.product_id`;
  const falling = sql`l.price desc, l.position desc, l.product_id desc`;
  switch (sort) {
    case 'RECOMMENDED':
      return { ...products, order: sql`l.position, l.product_id`, reverse: sql`l.position desc, l.product_id desc` };
    case 'NRC':
      return {
        ...products,
        order: sql`l.nrc desc nulls last, l.position, l.product_id`,
        reverse: sql`l.nrc nulls first, l.position desc, l.product_id desc`,
      };
    case 'PRICE_ASC':
      return { ...prices, order: rising, reverse: falling };
    case 'PRICE_DESC':
      // Backwards through the same index, so that of equal prices the last comes first.
      return { ...prices, order: falling, reverse: rising };
    case 'NAME':
      return { ...names, order: sql`l.name, l.product_id`, reverse: sql`l.name desc, l.product_id desc` };
  }
}
