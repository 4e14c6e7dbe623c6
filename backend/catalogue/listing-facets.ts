import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { executePrepared } from '../db/execute-prepared.ts';
import type { TextByLocale } from '../db/schema/column-types.ts';
import { facetChunk } from '../db/schema/listing.ts';
import type { ShopView } from '../shops/shop-view.ts';

export interface FacetChoice {
  readonly facetId: string;
  readonly valueId: string;
}

export interface FacetCount extends FacetChoice {
  readonly label: TextByLocale;
  /** Number of products with this value under the choices in all other facets. */
  readonly count: number;
}

export interface FacetCounts {
  /** Number of products under all choices. */
  readonly total: number;
  /** Number of products of the whole shop, possibly including a few deleted ones. */
  readonly everything: number;
  /** The values of the listing's products, whatever is chosen, and the chosen values; in their order within a facet. */
  readonly values: readonly FacetCount[];
}

type Row = FacetCounts & Record<string, unknown>;

const none = sql.raw(`B'0'::bit(${facetChunk})`);

/** Loads the counts of a listing. One query. */
export async function loadFacetCounts(
  db: Db,
  { shopId }: ShopView,
  categoryId: string | undefined,
  choices: readonly FacetChoice[],
): Promise<FacetCounts> {
  const counts =
    categoryId === undefined && choices.length === 0
      ? selectStoredCounts(shopId)
      : counted(shopId, categoryId, choices);
  const [row] = await executePrepared<Row>(db, counts);
  return row ?? { total: 0, everything: 0, values: [] };
}

const everything = (shopId: string) => sql`
  (select coalesce(max(ordinal) + 1, 0) from listed_products where shop_id = ${shopId}) as everything`;

const valueColumns = sql`'facetId', v.facet_id, 'valueId', v.value_id, 'label', v.label`;

/** Selects the stored counts of the whole shop. */
function selectStoredCounts(shopId: string): SQL {
  return sql`
    select
      (select coalesce(sum(bit_count(bits)), 0)::integer from facet_bits
        where shop_id = ${shopId} and facet_id = '' and value_id = '') as total,
      ${everything(shopId)},
      (select coalesce(json_agg(json_build_object(${valueColumns}, 'count', v.products)
          order by v.facet_id, v.position, v.value_id), '[]')
        from facet_values v where v.shop_id = ${shopId}) as values`;
}

function counted(shopId: string, categoryId: string | undefined, choices: readonly FacetChoice[]): SQL {
  return sql`
    with ${chosenBits(shopId, categoryId, choices)},
    -- For a facet that is chosen from: what all the others leave. Its own choice does not narrow its own counts.
    others as materialized (
      select own.facet_id, b.chunk, b.bits & coalesce(bit_and(p.bits), ~${none}) as bits
      from (select distinct facet_id from chosen) own
      cross join base b
      left join picked p on p.chunk = b.chunk and p.facet_id <> own.facet_id
      group by own.facet_id, b.chunk, b.bits),
    counts as (
      select f.facet_id, f.value_id, sum(bit_count(f.bits & coalesce(o.bits, n.bits)))::integer as count,
        bool_or(bit_count(f.bits & b.bits) > 0) as listed
      from facet_bits f
      join base b on b.chunk = f.chunk
      join found n on n.chunk = f.chunk
      left join others o on o.facet_id = f.facet_id and o.chunk = f.chunk
      where f.shop_id = ${shopId} and f.facet_id <> ''
      group by f.facet_id, f.value_id)
    select
      (select coalesce(sum(bit_count(bits)), 0)::integer from found) as total,
      ${everything(shopId)},
      (select coalesce(json_agg(json_build_object(${valueColumns}, 'count', coalesce(c.count, 0))
          order by v.facet_id, v.position, v.value_id), '[]')
        from facet_values v
        left join counts c on c.facet_id = v.facet_id and c.value_id = v.value_id
        where v.shop_id = ${shopId} and (c.listed or exists (
          select from chosen h where h.facet_id = v.facet_id and h.value_id = v.value_id))) as values`;
}

/**
 * Returns common table expressions: `base`, the products of the listing before anything is chosen; `picked`, by facet
 * those with any of its chosen values; `found`, those of `base` that are in all of them. Each is rows of chunks of
 * bits.
 */
export function chosenBits(shopId: string, categoryId: string | undefined, choices: readonly FacetChoice[]): SQL {
  const facetIds = sql.param(choices.map(({ facetId }) => facetId));
  const valueIds = sql.param(choices.map(({ valueId }) => valueId));
  return sql`
    chosen (facet_id, value_id) as materialized (select * from unnest(${facetIds}::text[], ${valueIds}::text[])),
    base as materialized (
      select chunk, bits from facet_bits
      where shop_id = ${shopId} and facet_id = ${categoryId === undefined ? '' : 'category'} and value_id = ${categoryId ?? ''}),
    picked as materialized (
      select c.facet_id, b.chunk, coalesce(bit_or(f.bits), ${none}) as bits
      from chosen c
      cross join base b
      left join facet_bits f
        on f.shop_id = ${shopId} and f.facet_id = c.facet_id and f.value_id = c.value_id and f.chunk = b.chunk
      group by c.facet_id, b.chunk),
    found as materialized (
      select b.chunk, b.bits & coalesce(p.bits, ~${none}) as bits
      from base b
      left join (select chunk, bit_and(bits) as bits from picked group by chunk) p on p.chunk = b.chunk)`;
}
