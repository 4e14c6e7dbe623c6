import { describe, expect, it } from 'vitest';
import { comparedSearch, readCompared } from '#runtime/lib/compared-products.ts';

const read = (search: string) => readCompared(new URLSearchParams(search));

describe('the address of a comparison', () => {
  it('says again what it was made of', () => {
    const products = [{ slug: 'fjord-panel', variant: 'sage' }, { slug: 'lamel' }];
    expect(read(comparedSearch(products))).toEqual(products);
    expect(comparedSearch([])).toBe('');
  });

  it.each([
    ['each product once', 'product=a&product=b&product=a', ['a', 'b']],
    ['the first four', 'product=a&product=b&product=c&product=d&product=e', ['a', 'b', 'c', 'd']],
    ['nothing for a choice that was not made', 'product=a&product=', ['a']],
    ['nothing for a variant without a product', 'product=~sage&other=b', []],
    ['the product where its variant is not named', 'product=a~', ['a']],
  ])('holds %s', (_, search, slugs) => {
    expect(read(search)).toEqual(slugs.map((slug) => ({ slug })));
  });

  it('tells variants of one product apart', () => {
    expect(read('product=a~sage&product=a~moss')).toEqual([
      { slug: 'a', variant: 'sage' },
      { slug: 'a', variant: 'moss' },
    ]);
  });
});
