import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent } from '#backend/content/load-content.ts';
import { allSeedLocales } from '#backend/seed/seed-locales.ts';
import { collectImageKeys } from '#backend/seed/seed-references.ts';
import { draftSite } from '#cli/scaffold/site/draft-site.ts';
import { loadKnownProject } from '#cli/scaffold/site/known-project.ts';
import { projectRoot } from '#tests/support/command.ts';

const folder = path.join(projectRoot, 'templates/starter');
const { shop, diagnostics } = await loadContent(folder, 'demo');
const { products = [], pages = [], storefronts } = shop ?? {};
const options = products.flatMap((product) => product.options ?? []);

describe('the shop that a new project starts with', () => {
  it('is read without errors and without warnings', () => {
    expect(diagnostics).toEqual([]);
    expect(shop).toBeDefined();
  });

  it('is small: 8 to 12 products, and images of 2 MB at most', async () => {
    expect(products.length).toBeGreaterThanOrEqual(8);
    expect(products.length).toBeLessThanOrEqual(12);
    const images = await readdir(path.join(folder, 'images'));
    const sizes = await Promise.all(images.map((name) => stat(path.join(folder, 'images', name))));
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(2_000_000);
  });

  it('has a file of each image that it shows, and no other', async () => {
    const shown = shop ? collectImageKeys(shop).map((key) => `${key}.webp`) : [];
    expect((await readdir(path.join(folder, 'images'))).sort()).toEqual(shown.sort());
  });

  it('shows what products can be', () => {
    const found = {
      plain: products.some(({ options: own, variants }) => own === undefined && variants.length === 1),
      colours: products.some((product) =>
        product.options?.some(({ type, key }) => type === 'RadioColor' && product.variants.some((v) => v.choices[key])),
      ),
      tiers: products.some(({ tiers = [] }) => tiers.length > 1),
      dimensions: options.some(({ type }) => type === 'Dimensions'),
      number: options.some(({ type }) => type === 'Number'),
      checkbox: options.some(({ type, surcharge }) => type === 'Checkbox' && surcharge !== undefined),
      text: options.some(({ type }) => type === 'TextArea'),
      photoPrint: products.some(({ kind }) => kind === 'PhotoPrint'),
      reduction: products.some(({ reduction }) => reduction !== undefined),
      stock: products.some(({ variants }) => variants.some(({ stock }) => stock !== undefined)),
      related: products.every(({ related = [] }) => related.length > 0),
    };
    expect(Object.entries(found).filter(([, isThere]) => !isThere)).toEqual([]);
  });
});

describe('the shop that a new project starts with, and the site that shows it', async () => {
  const known = await loadKnownProject(projectRoot);
  const draft = draftSite(
    'demo',
    { extends: 'base', locales: known.locales.map(({ locale }) => locale), domains: ['demo-{country}.example'] },
    known,
  );

  it('has every content page that the site names, with an introduction', () => {
    const wanted = Object.values(draft.pages);
    expect(wanted).toContain('demo-products');
    expect(wanted.filter((id) => !pages.some((page) => page.id === id && page.intro !== undefined))).toEqual([]);
  });

  it('leads mails and payments to where the site is', () => {
    const domains = draft.domains.map(({ locale, host, prefix }) => [locale, `https://www.${host}`, prefix]);
    const written = allSeedLocales.map((locale) => {
      const { origin, paths } = storefronts?.[locale] ?? {};
      return [locale, origin, paths?.contentPage?.replace('/info/{slug}', '')];
    });
    expect(written).toEqual(expect.arrayContaining(domains));
  });
});
