import { expect, it } from 'vitest';
import { checkSeed } from '#backend/seed/check-seed.ts';
import { scaleSeed } from '#backend/seed/scale-seed.ts';
import { smallSeed } from '#tests/support/small-seed.ts';

it('multiplies the products of the first shop into a data set that is right', () => {
  const scaled = scaleSeed(smallSeed, 8);
  expect(scaled.shops[0]?.products.map(({ key }) => key)).toEqual([
    'panel',
    'raft',
    'print',
    'panel-2',
    'raft-2',
    'print-2',
    'panel-3',
    'raft-3',
  ]);
  expect(scaled.shops[0]?.products[4]).toMatchObject({
    name: { nl: 'Élan raft nl 2', 'nl-BE': 'Élan wolk nl-BE 2' },
    slugs: { fr: 'raft-fr-2' },
    variants: [{ sku: 'RA-1-2' }],
  });
  expect(scaled.shops[0]?.products[3]?.oldSlugs).toEqual({ nl: ['oud-paneel-2'], en: ['old-panel-2'] });
  expect(scaled.shops[1]).toBe(smallSeed.shops[1]);
  expect(checkSeed(scaled)).toEqual([]);
});

it('takes the first of them when fewer are wanted', () => {
  expect(scaleSeed(smallSeed, 1).shops[0]?.products.map(({ key }) => key)).toEqual(['panel']);
});
