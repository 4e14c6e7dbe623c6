import type { SeedBlock, SeedLink, SeedMenuItem, SeedPicture, SeedShop, SeedTarget } from './seed-data.ts';

/** What of a shop can be referred to. */
export interface SeedKeys {
  readonly product: ReadonlySet<string>;
  readonly category: ReadonlySet<string>;
  /** Pages with an address of their own. */
  readonly page: ReadonlySet<string>;
  readonly blog: ReadonlySet<string>;
}

export function seedKeys(shop: SeedShop): SeedKeys {
  return {
    product: new Set(shop.products.map(({ key }) => key)),
    category: new Set(shop.categories.map(({ key }) => key)),
    page: new Set(shop.pages.filter(({ slugs }) => slugs).map(({ id }) => id)),
    blog: new Set(shop.blogs.map(({ key }) => key)),
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
