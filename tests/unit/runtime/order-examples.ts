import type { components } from '#generated/contracts/product-api.ts';

type OrderLine = components['schemas']['OrderLine'];

/** Creates a line of a placed order. */
export function orderLine(id: string, differences: Partial<OrderLine>): OrderLine {
  return {
    id,
    productId: 'fjord-wall-panel',
    kind: 'Standard',
    sku: 'FJ-60',
    name: `Fjord ${id}`,
    slug: 'fjord-wall-panel',
    values: {},
    choices: [],
    quantity: { current: 3, minimum: 1, maximum: 500, step: 1 },
    unit: 'piece',
    parts: [{ kind: 'base', label: 'Fjord', priceIncVat: 8349, priceExcVat: 6900 }],
    pricing: {
      currency: 'EUR',
      vatPercentage: 21,
      quantity: { current: 3 },
      volumeDiscount: [],
      priceIncVat: 8349,
      priceExcVat: 6900,
      totalIncVat: 25047,
      totalExcVat: 20700,
    },
    inStock: true,
    changes: [],
    ...differences,
  };
}
