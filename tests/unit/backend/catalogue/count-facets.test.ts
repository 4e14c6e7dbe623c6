import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFacets, type FacetChoice, joinChunks, listOrdinals } from '#backend/catalogue/count-facets.ts';
import { allProducts, createFacetKey, type ShopFacets } from '#backend/catalogue/facet-memory.ts';
import { facetChunk } from '#backend/db/schema/listing.ts';

/** Values of a product by facet; a product may have several of one. */
type Product = Readonly<Record<string, readonly string[]>>;

const facetIds = ['category', 'brand', 'color'];
const valueIds = ['a', 'b', 'c'];

/** Spreads products over three chunks, the one in the middle empty, with gaps where products were deleted. */
const getOrdinal = (index: number) => (index % 2) * 2 * facetChunk + index * 3;

function getFacets(products: readonly Product[]): ShopFacets {
  const chunks = new Map<number, { version: string; bits: Map<string, Uint32Array> }>();
  const set = (ordinal: number, key: string) => {
    const number = Math.floor(ordinal / facetChunk);
    const chunk = chunks.get(number) ?? { version: '1', bits: new Map<string, Uint32Array>() };
    chunks.set(number, chunk);
    const bits = chunk.bits.get(key) ?? new Uint32Array(facetChunk / 32);
    chunk.bits.set(key, bits);
    const bytes = new Uint8Array(bits.buffer);
    const place = ordinal % facetChunk;
    bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (0x80 >> (place & 7));
  };
  products.forEach((product, index) => {
    set(getOrdinal(index), allProducts);
    for (const facetId of facetIds) {
      for (const valueId of product[facetId] ?? []) set(getOrdinal(index), createFacetKey(facetId, valueId));
    }
  });
  return {
    chunks,
    products: products.length,
    values: facetIds.flatMap((facetId) =>
      valueIds.flatMap((valueId) => {
        const count = products.filter((product) => product[facetId]?.includes(valueId)).length;
        return count > 0 ? [{ facetId, valueId, label: { 'en-GB': valueId }, hex: null, products: count }] : [];
      }),
    ),
  };
}

/** Counts by going through all products. */
function countSlowly(products: readonly Product[], categoryId: string | undefined, choices: readonly FacetChoice[]) {
  const listed = products.filter((product) => categoryId === undefined || product.category?.includes(categoryId));
  const matches = (product: Product, without?: string) =>
    [...new Set(choices.map(({ facetId }) => facetId))]
      .filter((facetId) => facetId !== without)
      .every((facetId) =>
        choices.some((choice) => choice.facetId === facetId && product[facetId]?.includes(choice.valueId)),
      );
  const has = (product: Product, facetId: string, valueId: string) => product[facetId]?.includes(valueId) ?? false;
  return {
    total: listed.filter((product) => matches(product)).length,
    values: facetIds.flatMap((facetId) =>
      valueIds
        .filter((valueId) => products.some((product) => has(product, facetId, valueId)))
        .filter(
          (valueId) =>
            listed.some((product) => has(product, facetId, valueId)) ||
            choices.some((choice) => choice.facetId === facetId && choice.valueId === valueId),
        )
        .map((valueId) => ({
          facetId,
          valueId,
          count: listed.filter((product) => has(product, facetId, valueId) && matches(product, facetId)).length,
        })),
    ),
    ordinals: products.flatMap((product, index) =>
      listed.includes(product) && matches(product) ? [getOrdinal(index)] : [],
    ),
  };
}

const product = fc.record({
  category: fc.subarray(valueIds),
  brand: fc.subarray(valueIds),
  color: fc.subarray(valueIds),
});
const choice = fc.record({
  facetId: fc.constantFrom(...facetIds),
  valueId: fc.constantFrom(...valueIds, 'unknown'),
});

describe('countFacets', () => {
  it('counts as going through all products does, and finds the same ones', () => {
    fc.assert(
      fc.property(
        fc.array(product, { maxLength: 40 }),
        fc.option(fc.constantFrom(...valueIds, 'unknown'), { nil: undefined }),
        fc.uniqueArray(choice, { maxLength: 5, selector: ({ facetId, valueId }) => createFacetKey(facetId, valueId) }),
        (products, categoryId, choices) => {
          const { total, everything, values, found } = countFacets(getFacets(products), categoryId, choices);
          const expected = countSlowly(products, categoryId, choices);
          expect(everything).toBe(products.length);
          expect(total).toBe(expected.total);
          expect(values.map(({ label: _, hex: __, ...value }) => value)).toEqual(expected.values);
          if (found) {
            const byNumber = (a: number, b: number) => a - b;
            expect(listOrdinals(found).sort(byNumber)).toEqual([...expected.ordinals].sort(byNumber));
            const bytes = joinChunks(found);
            for (const ordinal of expected.ordinals) {
              expect((bytes[ordinal >> 3] ?? 0) & (0x80 >> (ordinal & 7))).not.toBe(0);
            }
          }
        },
      ),
    );
  });
});
