import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '#backend/content/load-content.ts';
import { allSeedLocales } from '#backend/seed/seed-locales.ts';
import { collectImageKeys } from '#backend/seed/seed-references.ts';
import { loadSite } from '#cli/config/load-site.ts';
import { initProject } from '#cli/scaffold/init-project.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
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

describe('the site of a new project', () => {
  let site: SiteModel;
  beforeAll(async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'shopgen-starter-'));
    await initProject({ root });
    site = (await loadSite(root, 'demo')).model;
    await rm(root, { recursive: true });
  });

  it('finds every content page that it names in the shop, with an introduction', () => {
    const wanted = Object.values(site.pages);
    expect(wanted).toContain('demo-products');
    expect(wanted.filter((id) => !pages.some((page) => page.id === id && page.intro !== undefined))).toEqual([]);
  });

  it.each(allSeedLocales)('is where the shop sends its customers back to in %s', (locale) => {
    const { host, prefix } = site.domains[locale] ?? {};
    const screens = ['checkoutResult', 'orderStatus', 'myAccountOrderDetail', 'contentPage'] as const;
    expect(storefronts?.[locale]).toEqual({
      origin: `https://${host}`,
      paths: Object.fromEntries(screens.map((screen) => [screen, `${prefix}${site.routes[locale]?.[screen]}`])),
    });
  });
});
