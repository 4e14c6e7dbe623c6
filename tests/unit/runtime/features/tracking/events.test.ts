import { describe, expect, it } from 'vitest';
import type { ListedProduct } from '#runtime/contracts/tracking.ts';
import { events } from '#runtime/features/tracking/events.ts';

const product = (id: string, priceExcVat: number): ListedProduct => ({
  id,
  name: `Panel ${id}`,
  category: { name: 'Wall panels' },
  fromPrice: { currency: 'GBP', priceExcVat },
});

const list = { id: 'category-walls', name: 'Wall panels', offset: 16 };
const products = [product('a', 6900), product('b', 12_345)];

describe('events', () => {
  it('name a list, its products in their places, and prices without VAT in whole units', () => {
    expect(events.viewItemList(list, products)).toEqual({
      event: 'view_item_list',
      ecommerce: {
        item_list_id: 'category-walls',
        item_list_name: 'Wall panels',
        currency: 'GBP',
        items: [
          {
            item_id: 'a',
            item_name: 'Panel a',
            item_category: 'Wall panels',
            item_list_id: 'category-walls',
            item_list_name: 'Wall panels',
            index: 16,
            price: 69,
            quantity: 1,
          },
          expect.objectContaining({ item_id: 'b', index: 17, price: 123.45 }),
        ],
      },
    });
  });

  it('name the one product of a list that was followed, in its place', () => {
    const { items } = events.selectItem(list, products, 1).ecommerce;
    expect(items).toEqual([expect.objectContaining({ item_id: 'b', index: 17 })]);
  });

  it('name the product on show with its variant, and what one costs', () => {
    const pricing = { currency: 'EUR', priceExcVat: 6900 };
    const category = { id: 'walls', name: 'Wandpanelen', slug: 'wandpanelen' };
    const viewed = { id: 'fjord', name: 'Fjord', brand: 'Nordhall', category, pricing, variant: 'Salie' };
    expect(events.viewItem(viewed)).toEqual({
      event: 'view_item',
      ecommerce: {
        currency: 'EUR',
        value: 69,
        items: [
          {
            item_id: 'fjord',
            item_name: 'Fjord',
            item_brand: 'Nordhall',
            item_category: 'Wandpanelen',
            item_variant: 'Salie',
            price: 69,
            quantity: 1,
          },
        ],
      },
    });
  });
});
