import { describe, expect, it } from 'vitest';
import { describeOffer } from '#runtime/screens/product-detail/offers.ts';

const pricing = {
  currency: 'EUR',
  vatPercentage: 21,
  quantity: { current: 1 },
  volumeDiscount: [],
  priceIncVat: 4816,
  priceExcVat: 3980,
  totalIncVat: 4816,
  totalExcVat: 3980,
};
const product = { pricing, unit: 'piece' as const, variants: [] };
const unitPrice = { unit: 'm2' as const, priceIncVat: 2408, priceExcVat: 1990 };

describe('the offer that search engines read', () => {
  it('is the price with VAT', () => {
    expect(describeOffer(product)).toEqual({
      '@type': 'Offer',
      price: '48.16',
      priceCurrency: 'EUR',
      itemCondition: 'https://schema.org/NewCondition',
    });
  });

  it.each([
    ['the unit price of what is sold by the piece', { ...product, unitPrice }, '24.08', 'MTK'],
    ['that of a metre', { ...product, unitPrice: { ...unitPrice, unit: 'm' as const } }, '24.08', 'MTR'],
    ['the price itself of what is sold by the square metre', { ...product, unit: 'm2' as const }, '48.16', 'MTK'],
  ])('holds %s', (_, offered, price, unitCode) => {
    expect(describeOffer(offered)).toMatchObject({
      price: '48.16',
      priceSpecification: [
        {
          '@type': 'UnitPriceSpecification',
          price,
          priceCurrency: 'EUR',
          valueAddedTaxIncluded: true,
          referenceQuantity: { value: 1, unitCode },
        },
      ],
    });
  });

  it('says what a price was reduced from', () => {
    expect(describeOffer({ ...product, priorPrice: { priceIncVat: 6020, priceExcVat: 4975 } })).toMatchObject({
      priceSpecification: [{ price: '60.20', priceType: 'https://schema.org/StrikethroughPrice' }],
    });
  });

  it('is a span where variants cost differently', () => {
    const variants = [{ priceIncVat: 4816 }, { priceIncVat: 2166 }];
    expect(describeOffer({ ...product, unitPrice, variants })).toEqual({
      '@type': 'AggregateOffer',
      lowPrice: '21.66',
      highPrice: '48.16',
      offerCount: 2,
      priceCurrency: 'EUR',
    });
  });
});
