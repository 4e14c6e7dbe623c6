import { LRUCache } from 'lru-cache';
import type { TextByLocale } from '../db/schema/column-types.ts';
import { facetChunk } from '../db/schema/listing.ts';
import { countBits, countCommonBits, haveCommonBits, intersectBits, listBits, uniteBits } from './bits.ts';
import { allProducts, createFacetKey, type FacetChunk, type FacetValue, type ShopFacets } from './facet-memory.ts';

export interface FacetChoice {
  readonly facetId: string;
  readonly valueId: string;
}

export interface FacetCount extends FacetChoice {
  readonly label: TextByLocale;
  /** `#rrggbb` of a colour; null for other values. */
  readonly hex: string | null;
  /** Number of products with this value under the choices in all other facets. */
  readonly count: number;
}

export interface FacetCounts {
  /** Number of products under all choices. */
  readonly total: number;
  /** Number of products of the whole shop. */
  readonly everything: number;
  /** The values of the listing's products, whatever is chosen, and the chosen values; in their order within a facet. */
  readonly values: readonly FacetCount[];
  /** The products under all choices; absent: those of the whole shop. */
  readonly found?: FoundProducts;
}

/** The products under all choices, as the bits of their ordinals by the number of the chunk. */
export type FoundProducts = ReadonlyMap<number, Uint32Array>;

/** Max. counts of a state of a shop that are cached: a category and a choice or two are asked for again and again. */
const maxCached = 64;

/** Counts by the state of the shop that they were made from, and go with. */
const cached = new WeakMap<ShopFacets, LRUCache<string, FacetCounts>>();

/**
 * Counts a listing from bits: the products with a value under the choices are those of the listing that have it and any
 * of the chosen values of each other facet.
 *
 * @param categoryId - Absent: the products of the whole shop.
 */
export function countFacets(
  facets: ShopFacets,
  categoryId: string | undefined,
  choices: readonly FacetChoice[],
): FacetCounts {
  let ofShop = cached.get(facets);
  if (!ofShop) {
    ofShop = new LRUCache({ max: maxCached });
    cached.set(facets, ofShop);
  }
  const key = JSON.stringify([categoryId, choices]);
  const known = ofShop.get(key);
  if (known) return known;
  const counts = countAnew(facets, categoryId, choices);
  ofShop.set(key, counts);
  return counts;
}

function countAnew(
  { chunks, values, products }: ShopFacets,
  categoryId: string | undefined,
  choices: readonly FacetChoice[],
): FacetCounts {
  if (categoryId === undefined && choices.length === 0) {
    const stored = values.map((value) => toCount(value, value.products));
    return { total: products, everything: products, values: stored };
  }
  const tallies = new Map<string, number>();
  const found = new Map<number, Uint32Array>();
  let total = 0;
  for (const [number, chunk] of chunks) {
    const base = chunk.bits.get(categoryId === undefined ? allProducts : createFacetKey('category', categoryId));
    if (!base) continue;
    const narrowed = narrow(chunk, base, choices);
    found.set(number, narrowed.found);
    total += countBits(narrowed.found);
    tally(tallies, chunk, base, narrowed);
  }
  const chosen = new Set(choices.map(({ facetId, valueId }) => createFacetKey(facetId, valueId)));
  return {
    total,
    everything: products,
    found,
    values: values.flatMap((value) => {
      const key = createFacetKey(value.facetId, value.valueId);
      const tallied = tallies.get(key);
      return tallied !== undefined || chosen.has(key) ? [toCount(value, tallied ?? 0)] : [];
    }),
  };
}

function toCount({ facetId, valueId, label, hex }: FacetValue, count: number): FacetCount {
  return { facetId, valueId, label, hex, count };
}

interface Narrowed {
  /** The products under all choices. */
  readonly found: Uint32Array;
  /** For a facet that is chosen from, the products under the choices in all others: its own do not narrow its counts. */
  readonly others: ReadonlyMap<string, Uint32Array>;
}

function narrow({ bits }: FacetChunk, base: Uint32Array, choices: readonly FacetChoice[]): Narrowed {
  const facetIds = [...new Set(choices.map(({ facetId }) => facetId))];
  const picked = facetIds.map((facetId) => {
    const sets = choices
      .filter((choice) => choice.facetId === facetId)
      .flatMap(({ valueId }) => bits.get(createFacetKey(facetId, valueId)) ?? []);
    return { facetId, products: uniteBits(sets, base.length) };
  });
  const under = (all: typeof picked) => all.reduce((left, { products }) => intersectBits(left, products), base);
  return {
    found: under(picked),
    others: new Map(facetIds.map((facetId) => [facetId, under(picked.filter((one) => one.facetId !== facetId))])),
  };
}

/** Adds the counts of a chunk to those of the values that any product of the listing has. */
function tally(
  tallies: Map<string, number>,
  { bits }: FacetChunk,
  base: Uint32Array,
  { found, others }: Narrowed,
): void {
  for (const [key, products] of bits) {
    if (key === allProducts) continue;
    const common = countCommonBits(products, others.get(key.slice(0, key.indexOf(':'))) ?? found);
    if (common > 0 || haveCommonBits(products, base)) tallies.set(key, (tallies.get(key) ?? 0) + common);
  }
}

/** Returns the ordinals of the products. */
export function listOrdinals(found: FoundProducts): number[] {
  return [...found].flatMap(([chunk, bits]) => listBits(toBytes(bits)).map((place) => chunk * facetChunk + place));
}

/** Returns the bits of all chunks in one row, by ordinal: the first bit of a byte is its highest. */
export function joinChunks(found: FoundProducts): Buffer {
  const bytesPerChunk = facetChunk / 8;
  const joined = Buffer.alloc(Math.max(0, ...[...found.keys()].map((chunk) => chunk + 1)) * bytesPerChunk);
  for (const [chunk, bits] of found) joined.set(toBytes(bits), chunk * bytesPerChunk);
  return joined;
}

function toBytes(bits: Uint32Array): Uint8Array {
  return new Uint8Array(bits.buffer, bits.byteOffset, bits.byteLength);
}
