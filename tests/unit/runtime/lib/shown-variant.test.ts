import { describe, expect, it } from 'vitest';
import type { components } from '#generated/contracts/product-api.ts';
import { askedVariant, shownPictures, shownVariant } from '#runtime/lib/shown-variant.ts';

type Schemas = components['schemas'];

const picture = (folder: string): Schemas['Image'] => ({
  folder,
  alt: '',
  width: 1600,
  height: 1200,
  color: '#888888',
  widths: [320],
  formats: ['webp'],
});

const variant = (slug: string, priceExcVat: number): Schemas['ProductVariant'] => ({
  id: slug,
  sku: slug,
  name: slug,
  slug,
  choices: {},
  priceIncVat: Math.round(priceExcVat * 1.21),
  priceExcVat,
  images: [picture(slug)],
  inStock: true,
});

describe('askedVariant', () => {
  it('is the one in the address', () => {
    expect(askedVariant(new URLSearchParams('variant=sand'))).toBe('sand');
    expect(askedVariant(new URLSearchParams('variant='))).toBeUndefined();
    expect(askedVariant(new URLSearchParams())).toBeUndefined();
  });
});

describe('shownVariant', () => {
  const variants = [variant('pine', 1000), variant('sand', 1000)];

  it('is the one of the answer, else the first', () => {
    expect(shownVariant({ variants, variantId: 'sand' })?.slug).toBe('sand');
    expect(shownVariant({ variants })?.slug).toBe('pine');
    expect(shownVariant({ variants: [] })).toBeUndefined();
  });
});

describe('shownPictures', () => {
  it('starts with those of the variant and shows each once', () => {
    const product = { images: [picture('pine'), picture('room')] };
    const folders = (slug: string) => shownPictures(product, variant(slug, 1000)).map(({ folder }) => folder);
    expect(folders('sand')).toEqual(['sand', 'pine', 'room']);
    expect(folders('pine')).toEqual(['pine', 'room']);
  });

  it('are the variant’s alone where it has several: the product’s may have another colour', () => {
    const sand = { images: [picture('sand'), picture('sand-close')] };
    expect(shownPictures({ images: [picture('pine'), picture('pine-close')] }, sand)).toEqual(sand.images);
  });
});
