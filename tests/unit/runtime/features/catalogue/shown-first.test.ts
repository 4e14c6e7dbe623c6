import { describe, expect, it } from 'vitest';
import { categoriesShown, filtersShown, orderFacets, splitShown } from '#runtime/features/catalogue/shown-first.ts';

describe('what is in sight at first', () => {
  it('is three filters and five categories', () => {
    expect([filtersShown, categoriesShown]).toEqual([3, 5]);
  });

  it.each([
    [2, 2, 0],
    [3, 3, 0],
    [4, 3, 1],
    [9, 3, 6],
  ])('of %i items with a limit of 3 is %i, and %i come after', (count, shown, hidden) => {
    const items = Array.from({ length: count }, (_, index) => index);
    const split = splitShown(items, 3);
    expect(split.shown).toHaveLength(shown);
    expect(split.hidden).toHaveLength(hidden);
    expect([...split.shown, ...split.hidden]).toEqual(items);
  });

  it('is complete if a button would take the space of the hidden rest', () => {
    expect(splitShown([1, 2, 3, 4, 5], 3, 2).hidden).toEqual([]);
    expect(splitShown([1, 2, 3, 4, 5, 6], 3, 2).hidden).toEqual([4, 5, 6]);
  });
});

describe('orderFacets', () => {
  const facet = (kind: 'CATEGORY' | 'BRAND' | 'ATTRIBUTE', id: string) => ({ kind, id, name: id, values: [] });

  it('puts categories first, then brands, then attributes in the order of the shop', () => {
    const given = [
      facet('ATTRIBUTE', 'color'),
      facet('BRAND', 'brand'),
      facet('ATTRIBUTE', 'soundClass'),
      facet('CATEGORY', 'category'),
    ];
    expect(orderFacets(given).map(({ id }) => id)).toEqual(['category', 'brand', 'color', 'soundClass']);
  });
});
