import { describe, expect, it } from 'vitest';
import type { components } from '#generated/contracts/product-api.ts';
import { describeProduct } from '#runtime/screens/product-detail/product-data.ts';
import { product } from '../../rpc/api-server.ts';

type Product = components['schemas']['Product'];

const image = product.images[0];
const variant = (name: string, inStock: boolean, priceIncVat: number): Product['variants'][number] => ({
  id: name,
  sku: `FJ-${name.toUpperCase()}`,
  name,
  slug: name,
  choices: {},
  priceIncVat,
  priceExcVat: priceIncVat,
  size: { width: 600, height: 600, depth: 24 },
  color: { name, hex: '#7d8c78' },
  images: image ? [image] : [],
  inStock,
});
const addresses = { page: 'https://shop.example/p/fjord', picture: () => 'https://shop.example/media/fjord/640.webp' };
const describeIt = (changes: Partial<Product>) => describeProduct({ ...product, ...changes }, addresses);

describe('the product that search engines read', () => {
  it('is a product where it comes in one form', () => {
    expect(describeIt({})).toMatchObject({
      '@type': 'Product',
      sku: product.sku,
      offers: { '@type': 'Offer', price: '83.49', url: addresses.page, availability: 'https://schema.org/InStock' },
    });
  });

  it('is a group where it comes in several, each with its price, picture, address and availability', () => {
    const data = describeIt({ variants: [variant('sage', true, 8349), variant('moss', false, 9000)] });
    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: product.id,
      variesBy: ['https://schema.org/color'],
      hasVariant: [
        { sku: 'FJ-SAGE', color: 'sage', offers: { price: '83.49', availability: 'https://schema.org/InStock' } },
        {
          '@type': 'Product',
          sku: 'FJ-MOSS',
          name: `${product.name}, moss`,
          image: 'https://shop.example/media/fjord/640.webp',
          offers: {
            price: '90.00',
            url: 'https://shop.example/p/fjord?variant=moss',
            availability: 'https://schema.org/BackOrder',
          },
        },
      ],
    });
    expect(data).toMatchObject({ offers: { '@type': 'AggregateOffer', lowPrice: '83.49', highPrice: '90.00' } });
  });

  it('is made to order where the buyer has to say or send something first, and a photo print always is', () => {
    const text = (required: boolean): Product['options'][number] => ({
      id: 'text',
      type: 'TextArea',
      label: 'Text',
      required,
      surchargeIncVat: 0,
      surchargeExcVat: 0,
      maxLength: 40,
    });
    const made = { offers: { availability: 'https://schema.org/MadeToOrder' } };
    expect(describeIt({ options: [text(true)] })).toMatchObject(made);
    expect(describeIt({ kind: 'PhotoPrint' })).toMatchObject(made);
    expect(describeIt({ options: [text(false)] })).not.toMatchObject(made);
  });
});
