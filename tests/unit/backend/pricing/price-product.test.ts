import { expect, it } from 'vitest';
import { priceProduct } from '#backend/pricing/price-product.ts';

const tiers = [
  { minQuantity: 25, maxQuantity: null, discountPercent: 10 },
  { minQuantity: 10, maxQuantity: 24, discountPercent: 5 },
];

it('prices a quantity by its tier and puts VAT on the whole, not on the rounded unit', () => {
  const pricing = priceProduct({ country: 'NL', currency: 'EUR' }, 6905, tiers, 12);
  expect(pricing).toEqual({
    currency: 'EUR',
    vatPercentage: 21,
    quantity: { current: 12 },
    // Ascending, and an open bound is absent.
    volumeDiscount: [
      { minQuantity: 10, maxQuantity: 24, priceExcludingVat: 6560, priceIncludingVat: 7938 },
      { minQuantity: 25, priceExcludingVat: 6215, priceIncludingVat: 7520 },
    ],
    priceExcVat: 6560,
    priceIncVat: 7938,
    totalExcVat: 78720,
    totalIncVat: 95251,
  });
});

it('costs the base price between and without tiers', () => {
  expect(priceProduct({ country: 'DE', currency: 'EUR' }, 1000, tiers, 9)).toMatchObject({
    priceExcVat: 1000,
    priceIncVat: 1190,
  });
  expect(priceProduct({ country: 'GB', currency: 'GBP' }, 1000, [], 100)).toMatchObject({
    volumeDiscount: [],
    totalExcVat: 100_000,
    totalIncVat: 120_000,
  });
});
