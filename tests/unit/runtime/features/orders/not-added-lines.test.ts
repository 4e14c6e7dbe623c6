import { describe, expect, it } from 'vitest';
import { readReordered, reorderedAddress } from '#runtime/features/orders/not-added-lines.ts';
import { createHref } from '#runtime/i18n/href.ts';
import { orderLine } from '../../order-examples.ts';

const href = createHref({ domains: { 'en-GB': { prefix: '' } } }, { locale: 'en-GB', paths: { cart: '/cart' } });
const order = { lines: [orderLine('ln-a', {}), orderLine('ln-b', { name: 'Canvas' })] };
const canvas = { lineId: 'ln-b', name: 'Canvas', sku: 'CV', quantity: 1, reason: 'PHOTO_GONE' } as const;

describe('ordering again', () => {
  it('leads to the cart where everything is in it', () => {
    expect(
      reorderedAddress({ href, url: { pathname: '/o', search: '?order=or-1' } }, { addedLines: 2, notAdded: [] }),
    ).toBe('/cart');
  });

  it('leads back to the order if something is missing, and names it with the reason', () => {
    const address = reorderedAddress(
      { href, url: { pathname: '/o', search: '?order=or-1&payment=py-1' } },
      { addedLines: 1, notAdded: [canvas] },
    );
    const { pathname, search, searchParams } = new URL(address, 'https://shop.example');
    expect(pathname).toBe('/o');
    expect(searchParams.get('order')).toBe('or-1');
    expect(searchParams.get('view')).toBe('reordered');
    expect(readReordered(order, search)).toEqual({
      added: 1,
      notAdded: [{ lineId: 'ln-b', name: 'Canvas', reason: 'PHOTO_GONE' }],
    });
  });

  it('believes no address that names other lines or reasons', () => {
    expect(readReordered(order, '?added=-3&left=ln-x~PHOTO_GONE~ln-a~toString')).toEqual({ added: 0, notAdded: [] });
    expect(readReordered(order, '')).toEqual({ added: 0, notAdded: [] });
  });
});
