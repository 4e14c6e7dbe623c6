import { describe, expect, it } from 'vitest';
import { demoShop } from '#tests/support/demo.ts';

const acousticShop = demoShop('acoustic');

const getPrice = (key: string, sku: string): { readonly EUR: number; readonly GBP: number } => {
  const variants = acousticShop.products.find((product) => product.key === key)?.variants ?? [];
  const price = variants.find((variant) => variant.sku.startsWith(sku))?.price;
  if (!price) throw new Error(`There is no ${key} with an article number ${sku}….`);
  return { EUR: price.EUR ?? Number.NaN, GBP: price.GBP ?? Number.NaN };
};

describe('the acoustic shop', () => {
  it('has enough to read and look at', () => {
    expect({
      blogs: acousticShop.blogs.length,
      advice: acousticShop.advice?.length,
      projects: acousticShop.projects?.length,
      inspiration: acousticShop.inspiration?.length,
      jobOffers: acousticShop.jobOffers?.length,
    }).toEqual({ blogs: 8, advice: 6, projects: 6, inspiration: 6, jobOffers: 4 });
  });

  it('prints photographs on more than one product, each with pictures under licence or an upload', () => {
    const prints = acousticShop.products.filter(({ kind }) => kind === 'PhotoPrint');
    expect(prints.map(({ key }) => key)).toEqual([
      'canvas-print-panel',
      'canvas-round-print',
      'paravent-print-divider',
    ]);
    for (const { photoPrint, options = [] } of prints) {
      expect(
        (photoPrint?.stockImages?.length ?? 0) + options.filter(({ type }) => type === 'File').length,
      ).toBeTruthy();
    }
  });

  it('sells wall coverings by the square metre', () => {
    expect(acousticShop.products.filter(({ unit }) => unit === 'm2').map(({ key }) => key)).toEqual([
      'canvas-print-panel',
      'tract-slat-wall',
      'melamine-sheet',
    ]);
  });
});

describe('the article on rafts, baffles and tiles', () => {
  it('has the shop’s prices of its three ceilings', () => {
    const body = acousticShop.blogs.find(({ key }) => key === 'raft-baffle-or-tile')?.body;
    const ceilings = [
      { count: 18, price: getPrice('nube-ceiling-raft', 'NUB-L') },
      { count: 117, price: getPrice('linea-baffle', 'LIN-1200') },
      { count: 128, price: getPrice('quadra-plus-tile', 'QUP-0606') },
    ];
    for (const { count, price } of ceilings) {
      const total = (cents: number) => Math.round((cents * count) / 100);
      expect(body?.nl).toContain(total(price.EUR).toLocaleString('nl-NL'));
      expect(body?.de).toContain(total(price.EUR).toLocaleString('de-DE'));
      expect(body?.fr).toContain(total(price.EUR).toLocaleString('fr-FR'));
      expect(body?.en).toContain(`£${total(price.GBP).toLocaleString('en-GB')}`);
    }
  });
});

describe('the project in a studio', () => {
  it('have the prices of their materials', () => {
    const figures = acousticShop.projects?.find(({ key }) => key === 'croix-rousse-podcast')?.figures ?? [];
    const cents = getPrice('studio-starter-set', 'STU-PYR').EUR + getPrice('drape-acoustic-curtain', 'DRA-').EUR;
    expect(figures.map(({ value }) => value.en)).toContain(`€${Math.round(cents / 100)}`);
  });
});
