import { describe, expect, it } from 'vitest';
import type { components } from '#generated/contracts/product-api.ts';
import { shownPictures, shownPricing, shownVariant } from '#runtime/features/product/shown-variant.ts';

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

const pricing: Schemas['Pricing'] = {
  currency: 'EUR',
  vatPercentage: 21,
  quantity: { current: 1 },
  volumeDiscount: [{ minQuantity: 10, priceIncludingVat: 1089, priceExcludingVat: 900 }],
  priceIncVat: 1210,
  priceExcVat: 1000,
  totalIncVat: 1210,
  totalExcVat: 1000,
};

describe('shownVariant', () => {
  const variants = [variant('pine', 1000), variant('sand', 1000)];

  it('is the one the address names, else the first', () => {
    expect(shownVariant(variants, new URLSearchParams('variant=sand'))?.slug).toBe('sand');
    expect(shownVariant(variants, new URLSearchParams('variant=gone'))?.slug).toBe('pine');
    expect(shownVariant(variants, new URLSearchParams())?.slug).toBe('pine');
    expect(shownVariant([], new URLSearchParams())).toBeUndefined();
  });
});

describe('shownPricing', () => {
  it('keeps the tiers of the product for a variant of the same price', () => {
    expect(shownPricing(pricing, variant('sand', 1000))).toBe(pricing);
  });

  it('never shows another variant’s tiers beside a variant’s own price', () => {
    expect(shownPricing(pricing, variant('large', 2000))).toMatchObject({
      priceIncVat: 2420,
      priceExcVat: 2000,
      volumeDiscount: [],
    });
  });
});

describe('shownPictures', () => {
  it('starts with those of the variant and shows each once', () => {
    const product = { images: [picture('pine'), picture('room')] };
    const folders = (slug: string) => shownPictures(product, variant(slug, 1000)).map(({ folder }) => folder);
    expect(folders('sand')).toEqual(['sand', 'pine', 'room']);
    expect(folders('pine')).toEqual(['pine', 'room']);
  });
});
