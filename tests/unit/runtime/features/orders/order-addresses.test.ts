import { describe, expect, it } from 'vitest';
import { orderView, orderViewAddress } from '#runtime/features/orders/order-view.ts';
import { ordersSearch, readOrdersFilter } from '#runtime/features/orders/orders-address.ts';

describe('the address of a view of an order', () => {
  it('keeps only the order of the previous address', () => {
    const status = { pathname: '/order-status', search: '?order=or-1&payment=py-1&view=reordered&left=x' };
    expect(orderViewAddress(status, 'withdraw')).toBe('/order-status?order=or-1&view=withdraw');
    expect(orderViewAddress(status, 'order')).toBe('/order-status?order=or-1');
    const account = { pathname: '/my-account/orders/or-1', search: '?view=confirm&quantity.ln-a=1' };
    expect(orderViewAddress(account, 'withdrawn')).toBe('/my-account/orders/or-1?view=withdrawn');
    expect(orderViewAddress(account, 'order')).toBe('/my-account/orders/or-1');
  });

  it('shows the order itself for an unknown view', () => {
    expect(orderView('?view=confirm')).toBe('confirm');
    expect(orderView('?view=toString')).toBe('order');
    expect(orderView('')).toBe('order');
  });
});

describe('the filter of the orders in an address', () => {
  it('comes back as it was written', () => {
    const filter = { page: 3, state: 'InProduction', q: 'Fjord & Co' } as const;
    expect(readOrdersFilter(ordersSearch(filter))).toEqual(filter);
    expect(ordersSearch({ page: 1 })).toBe('');
  });

  it('leaves out invalid values', () => {
    expect(readOrdersFilter('?page=0&state=Cart&q=%20%00%20')).toEqual({ page: 1 });
    expect(readOrdersFilter(`?page=1e9&state=toString&q=${'x'.repeat(300)}`)).toEqual({ page: 1, q: 'x'.repeat(100) });
  });
});
