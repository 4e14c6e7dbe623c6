import { describe, expect, it } from 'vitest';
import { checkSeed } from '#backend/seed/check-seed.ts';
import type { SeedProduct, SeedShop } from '#backend/seed/seed-data.ts';
import { smallSeed } from '#tests/support/small-seed.ts';
import { text } from '#tests/support/small-texts.ts';

const [quiet] = smallSeed.shops;
if (!quiet) throw new Error('The small seed has no shop.');
const [panel] = quiet.products;
if (!panel) throw new Error('The small seed has no product.');

const raft = quiet.products.find(({ key }) => key === 'raft');
if (!raft) throw new Error('The small seed has no raft.');

/** Without image rules, which would report each removed article. */
const shopWith = (change: Partial<SeedShop>): string[] =>
  checkSeed({ shops: [{ ...quiet, imageRules: [], ...change }] }).map(
    ({ severity, message }) => `${severity} ${message}`,
  );
const productWith = (change: Partial<SeedProduct>): string[] =>
  shopWith({ products: quiet.products.map((product) => (product === panel ? { ...panel, ...change } : product)) });

describe('the check of a data set', () => {
  it('accepts a valid one', () => {
    expect(checkSeed(smallSeed)).toEqual([]);
  });

  it('names both owners of a slug', () => {
    expect(productWith({ slugs: { ...panel.slugs, fr: 'raft-fr' } })).toEqual([
      'error quiet: the slug raft-fr (fr-BE) belongs to product panel and to product raft',
      'error quiet: the slug raft-fr (fr-FR) belongs to product panel and to product raft',
    ]);
  });

  it('finds a slug that no address can have', () => {
    expect(productWith({ slugs: { ...panel.slugs, de: 'Wand Paneel' } })).toEqual([
      'error quiet: the slug Wand Paneel of product panel is to be written wand-paneel',
    ]);
  });

  it('finds an article number that is given twice', () => {
    const [first] = panel.variants;
    expect(productWith({ variants: [first, { ...first, choices: { color: 'clay' } }] })).toEqual([
      'error quiet: the article number PA-MOSS is there twice',
    ]);
  });

  it('finds a variant of a value that does not exist', () => {
    const [first] = panel.variants;
    expect(productWith({ variants: [{ ...first, choices: { color: 'gold' } }] })).toEqual([
      'error quiet: product panel: variant PA-MOSS chooses color gold, which does not exist',
    ]);
  });

  it('reports missing and superfluous measures', () => {
    expect(productWith({ measure: { unit: 'm2', pieces: 1 } })).toEqual([
      'error quiet: product panel: variant PA-CLAY has no size, from which its measure would be known',
    ]);
    expect(productWith({ measure: { unit: 'm', amount: 0 } })).toEqual([
      'error quiet: product panel: the measure of variant PA-MOSS is 0',
      'error quiet: product panel: the measure of variant PA-CLAY is 0',
    ]);
    expect(productWith({ unit: 'm2' })).toContain(
      'error quiet: product panel: has a measure, although its price is that of a square metre',
    );
  });

  it('finds a reduction that is none', () => {
    const reduction = { since: '2026-11-01', before: [{ since: '2026-11-02', percent: 90 }] } as const;
    expect(productWith({ reduction })).toEqual([
      'error quiet: product panel: the prices before the reduction are not in the order in which they began, all before the reduction',
      "error quiet: product panel: the price was 90 % of today's, so today's is not reduced",
    ]);
    expect(productWith({ reduction: { ...reduction, since: 'soon' } })).toContain(
      'error quiet: product panel: a price of the reduction began on soon, which is no day',
    );
  });

  it('reports a manufacturer outside the European Union without a responsible person in it', () => {
    const manufacturers = quiet.manufacturers ?? {};
    const { responsible: _, ...alone } = manufacturers.Feltwerk ?? manufacturers.Cloudline ?? expect.fail();
    expect(shopWith({ manufacturers: { ...manufacturers, Feltwerk: alone } })).toEqual([
      'error quiet: nobody in the European Union answers for Feltwerk, whose manufacturer is outside it',
    ]);
  });

  it('finds tiers that share a quantity', () => {
    expect(
      productWith({
        tiers: [
          { min: 1, max: 10, discountPercent: 1 },
          { min: 10, discountPercent: 2 },
        ],
      }),
    ).toEqual(['error quiet: product panel has two volume tiers for a quantity of 10']);
  });

  it('reports an option without settings that its type requires', () => {
    expect(
      productWith({
        variants: [{ ...panel.variants[0], choices: {} }],
        options: [
          { key: 'n', type: 'Number', name: text('N') },
          { key: 'r', type: 'Radio', name: text('R') },
        ],
      }),
    ).toEqual([
      'error quiet: product panel: option n needs number bounds',
      'error quiet: product panel: option r needs values',
    ]);
  });

  it('warns of broken links, with their position', () => {
    expect(
      shopWith({
        menus: {
          header: [
            { label: text('Away'), items: [{ label: text('Gone'), to: { blog: 'third' } }] },
            { label: text('Cart'), to: { route: 'productDetail' } },
          ],
        },
      }),
    ).toEqual([
      'warning quiet: menu header, “Gone en”, leads to blog third, which does not exist',
      'warning quiet: menu header, “Cart en”, leads to route productDetail, which does not exist',
    ]);
    expect(productWith({ related: ['nobody'] })).toEqual([
      'warning quiet: product panel leads to product nobody, which does not exist',
    ]);
  });

  it('finds a product that cannot be ordered in any quantity', () => {
    const quantity = { min: 6, max: 60, step: 6, perCustomer: 12 };
    expect(productWith({ quantity })).toEqual([]);
    expect(productWith({ quantity: { ...quantity, max: 5 } })).toEqual([
      'error quiet: product panel: no more than 5, but 6 at least, can be ordered',
    ]);
    expect(productWith({ quantity: { ...quantity, perCustomer: 5 } })).toEqual([
      'error quiet: product panel: one customer may order 5, but 6 at least can be ordered',
    ]);
  });

  it('finds a sample that does not exist, or that cannot be put into a cart as it is', () => {
    const sample = raft.variants[0].sku;
    const withRaft = (change: Partial<SeedProduct>) =>
      shopWith({ products: quiet.products.map((product) => (product === raft ? { ...raft, ...change } : product)) });
    const asked = { key: 'name', type: 'TextArea', name: text('Name'), maxLength: 20 } as const;
    expect(withRaft({ options: [asked] })).toEqual([]);
    expect(productWith({ sample: 'NO-SUCH' })).toEqual([
      'error quiet: product panel: its sample NO-SUCH is no article',
    ]);
    expect(productWith({ sample: panel.variants[0].sku })).toEqual([
      'error quiet: product panel: its sample PA-MOSS is an article of its own',
    ]);
    expect(withRaft({ options: [{ ...asked, required: true }] })).toEqual([
      `error quiet: product panel: its sample ${sample} cannot be ordered without the option name`,
    ]);
    expect(withRaft({ quantity: { min: 2, max: 10, step: 1 } })).toEqual([
      `error quiet: product panel: its sample ${sample} is not sold singly`,
    ]);
  });
});
