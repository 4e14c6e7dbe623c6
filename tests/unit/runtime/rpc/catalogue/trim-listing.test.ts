import { describe, expect, it } from 'vitest';
import { categoryEntry, trimListing } from '#runtime/rpc/catalogue/trim-listing.ts';

const image = (folder: string) => ({
  folder,
  alt: `What ${folder} shows`,
  width: 8,
  height: 6,
  color: '#000000',
  widths: [8],
  formats: ['webp' as const],
});

describe('categoryEntry', () => {
  it('leaves out what only the page of a category shows', () => {
    const category = {
      id: 'felt',
      parentId: 'walls',
      name: 'Felt',
      slug: 'felt',
      slugs: { 'en-GB': 'felt' },
      description: 'Long',
      body: '<script>alert(1)</script>',
      image: image('felt'),
      productCount: 3,
    };
    const entry = { id: 'felt', parentId: 'walls', name: 'Felt', slug: 'felt', productCount: 3 };
    expect(categoryEntry(category)).toEqual(entry);
    const { parentId: _, ...top } = category;
    expect(Object.hasOwn(categoryEntry(top), 'parentId')).toBe(false);
  });
});

describe('trimListing', () => {
  const card = {
    id: 'fjord',
    kind: 'Standard' as const,
    name: 'Fjord',
    slug: 'fjord',
    category: { id: 'walls', name: 'Walls', slug: 'walls' },
    image: image('first'),
    fromPrice: { currency: 'EUR' as const, unit: 'piece' as const, priceIncVat: 121, priceExcVat: 100 },
    colors: [],
  };
  const listing = { items: [card], total: 1, page: 1, pageSize: 16, pages: 1, facets: [], sorts: [] };

  it('keeps the text of the first view, which is read, and drops that of the second, which is not', () => {
    const [item] = trimListing({ ...listing, items: [{ ...card, secondImage: image('second') }] }).items;
    expect(item?.image.alt).toBe('What first shows');
    expect(item?.secondImage).toEqual({ ...image('second'), alt: '' });
  });

  it('adds no second view to a product that has none', () => {
    expect(trimListing(listing)).toEqual(listing);
  });
});
