import { expect, it } from 'vitest';
import { checkSeed } from '#backend/seed/check-seed.ts';
import { scaleSeed } from '#backend/seed/scale-seed.ts';
import { demoSeed } from '#tests/support/demo.ts';
import { smallSeed } from '#tests/support/small-seed.ts';

it('multiplies the products of the first shop into a data set that is right', () => {
  const own = smallSeed.shops[0]?.products ?? [];
  const scaled = scaleSeed(smallSeed, own.length + 2);
  const [first] = scaled.shops;
  expect(first?.products.slice(0, own.length)).toEqual(own);
  expect(first?.products.slice(own.length).map(({ key }) => key)).toEqual(own.slice(0, 2).map(({ key }) => `${key}-2`));
  expect(first?.products[own.length]).toMatchObject({
    name: { nl: expect.stringMatching(/^Panel nl [A-Z]\w+ \w+$/) },
    slugs: { fr: 'panel-fr-2' },
    variants: [{ sku: expect.stringMatching(/^PA-\w+-2$/) }, { sku: expect.stringMatching(/^PA-\w+-2$/) }],
  });
  expect(scaled.shops[1]).toBe(smallSeed.shops[1]);
  expect(checkSeed(scaled).filter(({ severity }) => severity === 'error')).toEqual([]);
});

it('gives the same products each time, and products that differ', () => {
  const products = scaleSeed(demoSeed, 3000).shops[0]?.products ?? [];
  expect(scaleSeed(demoSeed, 3000).shops[0]?.products).toEqual(products);
  const different = (value: (product: (typeof products)[number]) => unknown) => new Set(products.map(value)).size;
  expect(different(({ key }) => key)).toBe(3000);
  expect(different(({ name }) => name.nl)).toBeGreaterThan(1500);
  expect(different(({ variants }) => variants[0].price.EUR)).toBeGreaterThan(1000);
  expect(different(({ brand }) => brand)).toBeGreaterThan(10);
  expect(different(({ acoustics }) => acoustics?.nrc)).toBeGreaterThan(10);
  expect(checkSeed(scaleSeed(demoSeed, 3000))).toEqual(checkSeed(demoSeed));
});

it('uses the first of them when fewer are needed', () => {
  expect(scaleSeed(smallSeed, 1).shops[0]?.products.map(({ key }) => key)).toEqual(['panel']);
});
