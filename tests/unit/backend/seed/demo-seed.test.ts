import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadContent } from '#backend/content/load-content.ts';
import { checkSeed } from '#backend/seed/check-seed.ts';
import type { SeedLink, SeedMenuItem, SeedProduct, SeedShop } from '#backend/seed/seed-data.ts';
import { demoSeed } from '#tests/support/demo.ts';

const languages = ['nl', 'fr', 'de', 'en'] as const;
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const pictures = path.join(root, 'content/images');
const { shop: starter } = await loadContent(path.join(root, 'templates/starter'), 'demo');

/** Calls `visit` with every object in `value`, and its path. */
function walk(value: unknown, visit: (node: Readonly<Record<string, unknown>>, path: string) => void, path = ''): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(item, visit, `${path}[${index}]`);
    return;
  }
  const node: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(value));
  visit(node, path);
  for (const [key, item] of Object.entries(node)) walk(item, visit, `${path}.${key}`);
}

const isText = (node: Readonly<Record<string, unknown>>): boolean => 'nl' in node && 'en' in node;

/** Returns everything with texts by language, except old slugs, which are lists and may lack a language. */
function getTexts(value: unknown): { path: string; texts: Readonly<Record<string, unknown>> }[] {
  const found: { path: string; texts: Readonly<Record<string, unknown>> }[] = [];
  walk(value, (node, path) => {
    if (isText(node) && !path.endsWith('.oldSlugs')) found.push({ path, texts: node });
  });
  return found;
}

function getLinks(shop: SeedShop): SeedLink[] {
  const found: SeedLink[] = [];
  const ofItems = (items: readonly SeedMenuItem[]): void => {
    for (const item of items) {
      found.push(item);
      ofItems(item.items ?? []);
    }
  };
  for (const items of Object.values(shop.menus)) ofItems(items ?? []);
  return found;
}

const getProducts = (shop: SeedShop): [string, SeedProduct][] => shop.products.map((product) => [product.key, product]);
const shops = demoSeed.shops.map((shop): [string, SeedShop] => [shop.id, shop]);
const products = demoSeed.shops.flatMap(getProducts);

/** The shops of the demo and the one that new projects start with, with the folders of their images. */
const written = [
  ...demoSeed.shops.map((shop) => ({ name: shop.id, shop, images: pictures })),
  ...(starter ? [{ name: 'starter', shop: starter, images: path.join(root, 'templates/starter/images') }] : []),
];

describe('the demo data set', () => {
  it('has the five shops', () => {
    expect(shops.map(([id]) => id)).toEqual(['acoustic', 'db-noise-control', 'easy-felt', 'fibers-and-foams', 'group']);
  });

  it('has manufacturer and warnings of each product', () => {
    const silent = demoSeed.shops.flatMap(({ manufacturers = {}, products }) =>
      products.filter(({ brand, warnings = [] }) => manufacturers[brand] === undefined || warnings.length === 0),
    );
    expect(silent.map(({ key }) => key)).toEqual([]);
  });

  it('announces at least two reductions in each shop that sells', () => {
    for (const { id, products } of demoSeed.shops.filter(({ products }) => products.length > 0)) {
      expect(products.filter(({ reduction }) => reduction).length, id).toBeGreaterThanOrEqual(2);
    }
  });

  it('passes the check that seeding makes, without warnings', () => {
    expect(checkSeed(demoSeed)).toEqual([]);
  });

  it('has forty acoustic products, nine or ten in each way in, and something to go with them', () => {
    const acoustic = demoSeed.shops.find(({ id }) => id === 'acoustic');
    const counts = acoustic?.categories
      .filter(({ parent }) => parent === undefined)
      .map(({ key }) => [key, acoustic.products.filter(({ categories }) => categories[0] === key).length]);
    expect(Object.fromEntries(counts ?? [])).toEqual({
      'wall-panels': 9,
      ceiling: 10,
      'screens-dividers': 9,
      absorbers: 9,
      accessories: 3,
    });
  });

  it('leaves no category without products', () => {
    for (const shop of demoSeed.shops) {
      const used = new Set(shop.products.flatMap(({ categories }) => categories));
      expect(shop.categories.map(({ key }) => key).filter((key) => !used.has(key))).toEqual([]);
    }
  });

  it('shows fourteen kinds of option at least, each in two acoustic products or more', () => {
    const acoustic = demoSeed.shops.find(({ id }) => id === 'acoustic');
    const shown = acoustic?.products.map(({ options = [] }) => new Set(options.map(({ type }) => type))) ?? [];
    const types = new Set(shown.flatMap((ofProduct) => [...ofProduct]));
    expect(types.size).toBeGreaterThanOrEqual(14);
    expect([...types].filter((type) => shown.filter((ofProduct) => ofProduct.has(type)).length < 2)).toEqual([]);
  });

  it('has volume tiers of every shape: open at either end, closed at the top, with gaps', () => {
    const tiers = products.map(([, product]) => product.tiers ?? []);
    expect(tiers.some(([first]) => first !== undefined && first.min === undefined)).toBe(true);
    expect(tiers.some((list) => list.at(-1)?.max !== undefined)).toBe(true);
    expect(
      tiers.some((list) => list.some(({ max }, index) => max !== undefined && (list[index + 1]?.min ?? 0) > max + 1)),
    ).toBe(true);
  });
});

describe('the article on felt and foam', () => {
  it('has the shop’s prices per square metre', () => {
    const acoustic = demoSeed.shops.find(({ id }) => id === 'acoustic');
    const body = acoustic?.blogs.find(({ key }) => key === 'felt-or-foam')?.body;
    const areas = {
      'fjord-wall-panel': 1.71,
      'hexa-felt-tiles': 0.71,
      'wedge-foam-panel': 0.25,
      'melamine-absorber-block': 0.18,
    };
    for (const [key, area] of Object.entries(areas)) {
      const price = acoustic?.products.find((product) => product.key === key)?.variants[0].price;
      expect(body?.nl).toContain(`€ ${Math.round((price?.EUR ?? 0) / area / 100)}`);
      expect(body?.en).toContain(`£${Math.round((price?.GBP ?? 0) / area / 100)}`);
    }
  });
});

describe.each(written)('the shop $name', ({ shop, images }) => {
  it('says everything in all four languages', () => {
    const incomplete = getTexts(shop)
      .filter(({ texts }) =>
        languages.some((language) => typeof texts[language] !== 'string' || texts[language] === ''),
      )
      .map(({ path }) => path);
    expect(incomplete).toEqual([]);
  });

  it('translates sentences instead of repeating them', () => {
    const repeated = getTexts(shop)
      .filter(({ texts }) => typeof texts.en === 'string' && (texts.en.match(/\p{L}{3,}/gu)?.length ?? 0) > 3)
      .filter(({ texts }) => new Set(languages.map((language) => texts[language])).size < languages.length)
      .map(({ path }) => path);
    expect(repeated).toEqual([]);
  });

  it('writes French punctuation with its narrow space', () => {
    const wrong = getTexts(shop)
      .flatMap(({ path, texts }) => Object.entries(texts).map(([language, text]) => ({ path, language, text })))
      .filter(
        ({ language, text }) => language.startsWith('fr') && typeof text === 'string' && !/^[a-z0-9-]+$/.test(text),
      )
      .filter(({ text }) => /[^\s\u202f] [;:!?»]|« |[^\s\u202f\d/]([;!?]|:(?!\/\/))(?=\s|$)/.test(String(text)))
      .map(({ path, language }) => `${path}.${language}`);
    expect(wrong).toEqual([]);
  });

  it('uses no straight apostrophes or quotes in texts', () => {
    const wrong = getTexts(shop)
      .filter(({ texts }) => Object.values(texts).some((text) => typeof text === 'string' && /['"]/.test(text)))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  it('uses slugs that are unique per kind and language, old ones included', () => {
    const kinds = { categories: shop.categories, products: shop.products, blogs: shop.blogs, pages: shop.pages };
    for (const [kind, things] of Object.entries(kinds)) {
      for (const language of languages) {
        const slugs = things.flatMap(({ slugs, oldSlugs }) => [
          ...(slugs ? [slugs[language]] : []),
          ...(oldSlugs?.[language] ?? []),
        ]);
        expect(new Set(slugs).size, `${kind} ${language}`).toBe(slugs.length);
      }
    }
  });

  it('shows only pictures that exist', () => {
    const keys = new Set<string>();
    walk(shop, (node) => {
      if ('alt' in node && typeof node.key === 'string') keys.add(node.key);
    });
    const missing = [...keys].filter((key) => !existsSync(path.join(images, `${key}.webp`)));
    expect(missing).toEqual([]);
  });

  it('leads menu entries only to screens that exist and that it has', () => {
    const sells = shop.products.length > 0;
    const overviews = ['adviceOverview', 'blogOverview', 'inspirationOverview', 'jobOfferOverview', 'projectOverview'];
    const requests = ['contact', 'newsletter', 'quotation'];
    const routes = ['home', ...overviews, ...requests, ...(sells ? ['productOverview', 'acousticsCalculator'] : [])];
    for (const { label, to } of getLinks(shop)) {
      if (to === undefined) continue;
      if ('route' in to) expect(routes, label.en).toContain(to.route);
      if ('product' in to || 'category' in to) expect(sells, label.en).toBe(true);
    }
  });

  it('has a home page that opens with an image, and the pages that every site links to', () => {
    expect(shop.pages.find(({ id }) => id === 'home')?.blocks[0]).toMatchObject({ type: 'hero', image: {} });
    expect(shop.pages.map(({ id }) => id)).toEqual(expect.arrayContaining(['home', 'about', 'terms', 'privacy']));
    expect(shop.blogs.length).toBeGreaterThan(0);
  });

  it('describes its pages in one or two sentences for search engines', () => {
    for (const { id, metaDescription, intro } of shop.pages) {
      const description = metaDescription ?? intro;
      for (const language of languages) {
        const text = description?.[language] ?? '';
        expect(text.length, `${id} ${language}: ${text}`).toBeGreaterThan(40);
        expect(text.length, `${id} ${language}: ${text}`).toBeLessThanOrEqual(180);
      }
    }
  });
});

describe.each(shops.filter(([id]) => id === 'easy-felt' || id === 'fibers-and-foams'))(
  'the products of %s',
  (_id, shop) => {
    it('are each shown by a picture of their own kind, and from close by', () => {
      const wholes = shop.products.map(({ images: [whole] }) => whole.key);
      expect(wholes.filter((key, index) => wholes.indexOf(key) !== index)).toEqual([]);
      expect(shop.products.filter(({ images: [, ...more] }) => more.length === 0).map(({ key }) => key)).toEqual([]);
    });
  },
);

describe.each(written.flatMap(({ shop }) => getProducts(shop)))('%s', (_key, product) => {
  it('is described in two or more paragraphs in each language', () => {
    for (const language of languages) {
      expect(product.description[language]?.match(/<(p|ul|ol)>/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
    }
  });

  it('costs less by the piece the more is bought', () => {
    const tiers = product.tiers ?? [];
    for (const [index, tier] of tiers.entries()) {
      const before = tiers[index - 1];
      if (before === undefined) continue;
      expect(tier.min).toBeGreaterThan(before.max ?? Number.POSITIVE_INFINITY);
      expect(tier.discountPercent).toBeGreaterThan(before.discountPercent);
    }
  });

  it('costs about as much in pounds as in euros', () => {
    for (const { price } of product.variants) {
      if (price.EUR === 0) {
        expect(price.GBP).toBe(0);
        continue;
      }
      const rate = (price.GBP ?? Number.NaN) / (price.EUR ?? Number.NaN);
      expect(rate).toBeGreaterThan(0.82);
      expect(rate).toBeLessThan(0.92);
    }
  });

  it('has acoustic figures that agree with each other', () => {
    const { absorption, nrc, alphaW, soundClass } = product.acoustics ?? {};
    if (absorption === undefined) return;
    for (const coefficient of absorption) {
      expect(coefficient).toBeGreaterThanOrEqual(0);
      expect(coefficient).toBeLessThanOrEqual(1.2);
    }
    const mean = absorption.slice(1, 5).reduce((sum, each) => sum + each, 0) / 4;
    expect(nrc).toBeCloseTo(Math.round(Number((mean * 20).toFixed(6))) / 20, 6);
    if (alphaW === undefined) {
      expect(soundClass).toBeUndefined();
      return;
    }
    expect(alphaW).toBeCloseTo(weightedAbsorption(absorption), 6);
    expect(soundClass).toBe(getClass(alphaW));
  });
});

/**
 * Calculates αw by ISO 11654: the reference curve is lowered in steps of 0.05 until it exceeds the figures by at most
 * 0.10 in total.
 */
function weightedAbsorption(absorption: readonly number[]): number {
  const reference = [16, 20, 20, 20, 18];
  const practical = absorption.slice(1).map((each) => Math.min(20, Math.round(Number((each * 20).toFixed(6)))));
  for (let shift = 0; shift <= 20; shift += 1) {
    const excess = reference.reduce((sum, each, band) => sum + Math.max(0, each - shift - (practical[band] ?? 0)), 0);
    if (excess <= 2) return (20 - shift) / 20;
  }
  return 0;
}

function getClass(alphaW: number): string | undefined {
  if (alphaW >= 0.9) return 'A';
  if (alphaW >= 0.8) return 'B';
  if (alphaW >= 0.6) return 'C';
  if (alphaW >= 0.3) return 'D';
  return alphaW >= 0.15 ? 'E' : undefined;
}
