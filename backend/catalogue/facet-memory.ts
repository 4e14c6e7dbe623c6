import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';
import { executePrepared } from '../db/execute-prepared.ts';
import type { TextByLocale } from '../db/schema/column-types.ts';
import { facetChunk } from '../db/schema/listing.ts';
import { countBits } from './bits.ts';

/** A value of a facet in the listings of a shop. */
export interface FacetValue {
  readonly facetId: string;
  readonly valueId: string;
  readonly label: TextByLocale;
  /** `#rrggbb` of a colour; null for other values. */
  readonly hex: string | null;
  /** Number of products of the whole shop with this value. */
  readonly products: number;
}

/** The products of a chunk of ordinals by facet value, a bit each. */
export interface FacetChunk {
  readonly version: string;
  /** By `createFacetKey`; `allProducts` has all products of the chunk. */
  readonly bits: ReadonlyMap<string, Uint32Array>;
}

/** What listings of a shop are counted from, as one snapshot of the database has it. */
export interface ShopFacets {
  /** By the number of the chunk. */
  readonly chunks: ReadonlyMap<number, FacetChunk>;
  /** Ordered by facet, and within a facet as they are shown. */
  readonly values: readonly FacetValue[];
  /** Number of products of the shop. */
  readonly products: number;
}

/** Loads the facets of a shop as they are in the database at that moment. */
export type LoadShopFacets = (shopId: string) => Promise<ShopFacets>;

/** The key of all products. */
export const allProducts = createFacetKey('', '');

/** Max. bytes of bits in memory: fifty shops of 100,000 products. The least recently used ones are read again. */
const maxBytes = 64 * 1024 * 1024;

const wordsPerChunk = facetChunk / 32;

const none = new Uint32Array();

/** Estimated bytes of a value of a chunk: its bits, its key and its place in a map. */
const bytesPerValue = facetChunk / 8 + 128;

interface Row extends Record<string, unknown> {
  readonly chunks: readonly {
    readonly chunk: number;
    readonly version: string;
    /** Facet, value and bits in base64; null: the version is the known one. */
    readonly bits: readonly (readonly [facetId: string, valueId: string, bits: string])[] | null;
  }[];
  /** Null: all versions are the known ones. */
  readonly values: readonly FacetValue[] | null;
}

/** Returns the key of a facet value. */
export function createFacetKey(facetId: string, valueId: string): string {
  return `${facetId}:${valueId}`;
}

/**
 * Keeps the bits of facets in memory. Each load is one query, which compares the versions of the chunks and returns the
 * changed ones: what is counted is never older than the request.
 */
export function createFacetMemory(db: Db): LoadShopFacets {
  const shops = new LRUCache<string, ShopFacets>({
    maxSize: maxBytes,
    sizeCalculation: ({ chunks }) =>
      [...chunks.values()].reduce((bytes, { bits }) => bytes + bits.size * bytesPerValue, 1),
  });
  return async (shopId) => {
    const known = shops.get(shopId);
    const row = await loadChanges(db, shopId, known);
    if (known && !row.values && row.chunks.length === known.chunks.size) return known;
    const chunks = new Map(
      row.chunks.map(({ chunk, version, bits }) => {
        const kept = known?.chunks.get(chunk);
        return [chunk, bits || !kept ? { version, bits: readBits(bits ?? []) } : kept];
      }),
    );
    let products = 0;
    for (const { bits } of chunks.values()) products += countBits(bits.get(allProducts) ?? none);
    const facets = { chunks, values: row.values ?? [], products };
    // Of requests at the same time the slowest may bring back an older snapshot; the next one brings it up to date.
    shops.set(shopId, facets);
    return facets;
  };
}

/** Loads the chunks with another version than the known one, and if there are any, the values. One query. */
async function loadChanges(db: Db, shopId: string, known: ShopFacets | undefined): Promise<Row> {
  const entries = [...(known?.chunks ?? [])];
  const [row] = await executePrepared<Row>(
    db,
    sql`
    with state as materialized (
      select c.chunk, c.version, c.version is distinct from known.version as changed
      from facet_chunks c
      left join unnest(
        ${sql.param(entries.map(([chunk]) => chunk))}::integer[],
        ${sql.param(entries.map(([, { version }]) => version))}::bigint[]) as known (chunk, version)
        on known.chunk = c.chunk
      where c.shop_id = ${shopId})
    select
      (select coalesce(json_agg(json_build_object('chunk', s.chunk, 'version', s.version::text, 'bits',
          case when s.changed then (
            select coalesce(json_agg(json_build_array(f.facet_id, f.value_id, encode(bit_send(f.bits), 'base64'))), '[]')
            from facet_bits f where f.shop_id = ${shopId} and f.chunk = s.chunk) end) order by s.chunk), '[]')
        from state s) as chunks,
      case when exists (select from state s where s.changed) then (
        select coalesce(json_agg(json_build_object('facetId', v.facet_id, 'valueId', v.value_id, 'label', v.label,
          'products', v.products, 'hex', case when v.facet_id = 'color' then (
            select o.color from option_values o
            where o.shop_id = v.shop_id and o.id = v.value_id and o.color is not null limit 1) end) order by v.facet_id, v.position, v.value_id), '[]')
        from facet_values v where v.shop_id = ${shopId}) end as values`,
  );
  return row ?? { chunks: [], values: null };
}

/** Bytes before the bits of a sent bit string: their number. */
const lengthBytes = 4;

function readBits(rows: NonNullable<Row['chunks'][number]['bits']>): ReadonlyMap<string, Uint32Array> {
  return new Map(
    rows.map(([facetId, valueId, encoded]) => {
      const words = new Uint32Array(wordsPerChunk);
      Buffer.from(words.buffer).set(Buffer.from(encoded, 'base64').subarray(lengthBytes));
      return [createFacetKey(facetId, valueId), words];
    }),
  );
}
