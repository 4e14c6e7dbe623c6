import { expect, it } from 'vitest';
import { getLine, quotationSearch } from '#runtime/lib/quotation-search.ts';

it('leads from a product to a quotation of one of it', () => {
  const search = quotationSearch({ slug: 'fjord-wall-panel', name: 'Fjord & Co' });
  expect(getLine(search)).toEqual({
    'lines.0.productId': 'fjord-wall-panel',
    'lines.0.name': 'Fjord & Co',
    'lines.0.quantity': '1',
  });
});

it('begins without a product where none led there, and names it by its address where nothing else does', () => {
  expect(getLine('?q=1')).toEqual({});
  expect(getLine('?product=fjord')).toMatchObject({ 'lines.0.name': 'fjord' });
});
