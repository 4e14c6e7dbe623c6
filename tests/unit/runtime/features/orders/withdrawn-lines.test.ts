import { describe, expect, it } from 'vitest';
import type { OrderLine } from '#runtime/features/orders/order.ts';
import { allLines, chosenLines, lineParameters } from '#runtime/features/orders/withdrawn-lines.ts';
import { orderLine } from '../../order-examples.ts';

const order: { lines: OrderLine[] } = {
  lines: [
    orderLine('ln-a', { withdrawal: { allowed: true, withdrawable: 3, withdrawn: 0 } }),
    orderLine('ln-b', { withdrawal: { allowed: false, reason: 'MADE_TO_MEASURE', withdrawable: 0, withdrawn: 0 } }),
    orderLine('ln-c', {}),
  ],
};

describe('the lines that an address withdraws', () => {
  it('are never more than can be withdrawn, and never those that are excluded', () => {
    expect(chosenLines(order, '?quantity.ln-a=2')).toEqual([{ lineId: 'ln-a', quantity: 2 }]);
    expect(chosenLines(order, '?quantity.ln-a=9&quantity.ln-b=1&quantity.ln-c=1&quantity.ln-x=1')).toEqual([
      { lineId: 'ln-a', quantity: 3 },
    ]);
    for (const nothing of ['', '?quantity.ln-a=0', '?quantity.ln-a=-1', '?quantity.ln-a=1.5', '?quantity.ln-a=all']) {
      expect(chosenLines(order, nothing)).toEqual([]);
    }
  });

  it('come back from the address that chooses everything', () => {
    const all = allLines(order);
    expect(all).toEqual([{ lineId: 'ln-a', quantity: 3 }]);
    expect(chosenLines(order, `?${new URLSearchParams(lineParameters(all))}`)).toEqual(all);
  });
});
