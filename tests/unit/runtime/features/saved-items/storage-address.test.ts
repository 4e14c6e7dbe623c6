import { describe, expect, it } from 'vitest';
import { chosenField, chosenItems } from '#runtime/features/saved-items/saved-item-forms.ts';
import {
  outcomeSearch,
  pageSearch,
  removedSearch,
  reopenAddress,
  storageView,
} from '#runtime/features/saved-items/storage-address.ts';

describe('the address of the saved items', () => {
  it('says which page is shown, and takes what is no page for the first', () => {
    expect(storageView(pageSearch(3)).page).toBe(3);
    expect(pageSearch(1)).toBe('');
    for (const page of ['0', '-1', '1.5', 'x', '99999']) expect(storageView(`?page=${page}`).page).toBe(1);
  });

  it('says what was removed, and on which page', () => {
    expect(storageView(removedSearch(2, 'st-1'))).toMatchObject({ page: 2, removedId: 'st-1' });
  });

  it('says what came into the cart and what did not, with its reason', () => {
    const outcome = { added: 2, left: [{ id: 'st-1', reason: 'soldOut' as const }] };
    expect(storageView(outcomeSearch(1, outcome)).outcome).toEqual(outcome);
    expect(storageView('').outcome).toBeUndefined();
  });

  it('ignores reasons that somebody has made up', () => {
    expect(storageView('?added=x&left=st-1:<b>&left=:gone&left=st-2:gone').outcome).toEqual({
      added: 0,
      left: [{ id: 'st-2', reason: 'gone' }],
    });
  });
});

describe('going on with an item', () => {
  const href = (key: string, params?: Readonly<Record<string, string>>): string =>
    key === 'productDetail' ? `/product/${params?.slug}` : '/saved';

  it('leads to its product, in its variant and configuration', () => {
    expect(reopenAddress(href, { slug: 'felt', variantId: 'felt-red', configurationId: 'cf-1' })).toBe(
      '/product/felt?variant=felt-red&configuration=cf-1',
    );
    expect(reopenAddress(href, { slug: 'felt' })).toBe('/product/felt');
  });

  it('leads back to the list where the product is gone', () => {
    expect(reopenAddress(href, null)).toBe('/saved');
  });
});

describe('chosenItems', () => {
  it('are those whose boxes are ticked, in the order of the form', () => {
    expect(chosenItems({ form: 'itemsToCart', [chosenField('st-2')]: 'on', [chosenField('st-1')]: 'on' })).toEqual([
      'st-2',
      'st-1',
    ]);
  });
});
