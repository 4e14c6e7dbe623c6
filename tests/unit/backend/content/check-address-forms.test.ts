import { describe, expect, it } from 'vitest';
import { checkAddressForms } from '#backend/content/check-address-forms.ts';
import { demoSeed } from '#tests/support/demo.ts';

describe('checkAddressForms', () => {
  it.each(demoSeed.shops.map((shop) => [shop.id, shop] as const))(
    'finds one form in each language of %s',
    (_, shop) => {
      expect(checkAddressForms(shop)).toEqual([]);
    },
  );

  it('names a text in the form that a shop uses less, once for all its locales', () => {
    const found = demoSeed.shops.map(({ pages: [page, ...others], ...shop }) => {
      if (!page) return [];
      const title = { ...page.title, nl: 'Zo werkt uw vilt', 'nl-BE': 'Zo werkt uw vilt' };
      return checkAddressForms({ ...shop, pages: [{ ...page, title }, ...others] });
    });
    for (const problems of found) {
      expect(problems).toMatchObject([
        { severity: 'warning', path: ['pages', 0, 'title', 'nl'], message: expect.stringContaining('says "uw", and') },
      ]);
    }
  });
});
