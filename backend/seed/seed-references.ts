import type { SluggedKind } from '../db/schema/slugs.ts';
import type {
  SeedBlock,
  SeedLink,
  SeedMenuItem,
  SeedOldSlugs,
  SeedPicture,
  SeedShop,
  SeedSlugs,
  SeedTarget,
} from './seed-data.ts';

/** Something with an address of its own. */
export interface SeedSlugged {
  readonly kind: SluggedKind;
  readonly key: string;
  readonly slugs: SeedSlugs;
  readonly oldSlugs?: SeedOldSlugs | undefined;
}

/** Everything in a shop that has an address of its own. */
export function collectSlugged(shop: SeedShop): SeedSlugged[] {
  const of = (kind: SluggedKind, things: readonly Omit<SeedSlugged, 'kind'>[] = []): SeedSlugged[] =>
    things.map(({ key, slugs, oldSlugs }) => ({ kind, key, slugs, oldSlugs }));
  return [
    ...of('category', shop.categories),
    ...of('product', shop.products),
    ...of('blog', shop.blogs),
    ...of(
      'page',
      shop.pages.flatMap(({ id, slugs, oldSlugs }) => (slugs ? [{ key: id, slugs, oldSlugs }] : [])),
    ),
    ...of('advice', shop.advice),
    ...of('project', shop.projects),
    ...of('jobOffer', shop.jobOffers),
  ];
}

/** What of a shop can be referred to: the keys of what has an address of its own. */
export type SeedKeys = Readonly<Record<SluggedKind, ReadonlySet<string>>>;

export function seedKeys(shop: SeedShop): SeedKeys {
  const slugged = collectSlugged(shop);
  const of = (wanted: SluggedKind) => new Set(slugged.filter(({ kind }) => kind === wanted).map(({ key }) => key));
  return {
    product: of('product'),
    category: of('category'),
    page: of('page'),
    blog: of('blog'),
    advice: of('advice'),
    project: of('project'),
    jobOffer: of('jobOffer'),
  };
}

export interface SeedReference {
  readonly target: SeedTarget;
  /** Who refers, in words. */
  readonly from: string;
}

/** Everything in a shop that refers to something else, links first. */
export function collectTargets(shop: SeedShop): SeedReference[] {
  const links = (from: string, entries: readonly (SeedLink | undefined)[]): SeedReference[] =>
    entries.flatMap((link) => (link?.to ? [{ target: link.to, from: `${from}, “${link.label.en}”,` }] : []));
  const menuLinks = (items: readonly SeedMenuItem[]): SeedMenuItem[] =>
    items.flatMap((item) => [item, ...menuLinks(item.items ?? [])]);
  return [
    ...Object.entries(shop.menus).flatMap(([location, items]) => links(`menu ${location}`, menuLinks(items ?? []))),
    ...shop.pages.flatMap(({ id, blocks }) =>
      blocks.flatMap((block) => [
        ...links(`page ${id}`, linksOfBlock(block)),
        ...productsOfBlock(block).map((product) => ({ target: { product }, from: `page ${id}` })),
        ...categoriesOfBlock(block).map((category) => ({ target: { category }, from: `page ${id}` })),
      ]),
    ),
    ...shop.products.flatMap(({ key, related = [], categories }) => [
      ...related.map((product) => ({ target: { product }, from: `product ${key}` })),
      ...categories.map((category) => ({ target: { category }, from: `product ${key}` })),
    ]),
    ...shop.blogs.flatMap(({ key, products = [] }) =>
      products.map((product) => ({ target: { product }, from: `blog ${key}` })),
    ),
    ...(shop.advice ?? []).flatMap(({ key, products = [] }) =>
      products.map((product) => ({ target: { product }, from: `advice ${key}` })),
    ),
    ...(shop.projects ?? []).flatMap(({ key, products = [] }) =>
      products.map((product) => ({ target: { product }, from: `project ${key}` })),
    ),
    ...(shop.inspiration ?? []).flatMap(({ key, hotspots = [] }) =>
      hotspots.map(({ product }) => ({ target: { product }, from: `inspiration ${key}` })),
    ),
  ];
}

function linksOfBlock(block: SeedBlock): (SeedLink | undefined)[] {
  switch (block.type) {
    case 'hero':
      return [...(block.links ?? [])];
    case 'waysIn':
      return block.items.map(({ link }) => link);
    case 'imageText':
    case 'products':
    case 'blogs':
      return [block.link];
    default:
      return [];
  }
}

function productsOfBlock(block: SeedBlock): readonly string[] {
  return block.type === 'products' ? block.products : [];
}

function categoriesOfBlock(block: SeedBlock): readonly string[] {
  return block.type === 'categories' ? (block.categories ?? []) : [];
}

/** Every picture a shop shows, once. */
export function collectPictures(shop: SeedShop): string[] {
  const pictures: (SeedPicture | undefined)[] = [
    ...shop.categories.map(({ picture }) => picture),
    ...shop.blogs.map(({ picture }) => picture),
    ...(shop.advice ?? []).map(({ picture }) => picture),
    ...(shop.projects ?? []).flatMap(({ picture, pictures: more = [] }) => [picture, ...more]),
    ...(shop.inspiration ?? []).map(({ picture }) => picture),
    ...(shop.imageRules ?? []).flatMap(({ pictures: ofRule }) => ofRule),
    ...shop.products.flatMap((product) => [
      ...product.pictures,
      ...product.variants.map(({ picture }) => picture),
      ...(product.options ?? []).flatMap(({ values = [] }) => values.map(({ picture }) => picture)),
      ...(product.photoPrint?.stockImages ?? []).map(({ picture }) => picture),
    ]),
    ...shop.pages.flatMap(({ blocks }) => blocks.flatMap(picturesOfBlock)),
  ];
  return [...new Set(pictures.flatMap((picture) => picture?.key ?? []))];
}

function picturesOfBlock(block: SeedBlock): (SeedPicture | undefined)[] {
  switch (block.type) {
    case 'hero':
    case 'imageText':
      return [block.picture];
    case 'waysIn':
      return block.items.map(({ picture }) => picture);
    default:
      return [];
  }
}
