import type { SluggedKind } from '../db/schema/slugs.ts';
import type { SeedBlock, SeedLink, SeedMenuItem, SeedShop, SeedTarget } from './seed-data.ts';
import type { ProblemPath } from './seed-problem.ts';
import type { SeedImage, SeedOldSlugs, SeedSlugs, SeedText } from './seed-texts.ts';

/** Something with an address of its own. */
export interface SeedSlugged {
  readonly kind: SluggedKind;
  readonly key: string;
  readonly slugs: SeedSlugs;
  readonly oldSlugs?: SeedOldSlugs | undefined;
  /** Its place in the shop. */
  readonly path: ProblemPath;
}

/** Returns everything in a shop that has an address of its own. */
export function collectSlugged(shop: SeedShop): SeedSlugged[] {
  const of = (
    kind: SluggedKind,
    list: keyof SeedShop,
    things: readonly Omit<SeedSlugged, 'kind' | 'path'>[] = [],
  ): SeedSlugged[] =>
    things.map(({ key, slugs, oldSlugs }, index) => ({ kind, key, slugs, oldSlugs, path: [list, index] }));
  return [
    ...of('category', 'categories', shop.categories),
    ...of('product', 'products', shop.products),
    ...of('blog', 'blogs', shop.blogs),
    ...shop.pages.flatMap(({ id, slugs, oldSlugs }, index): SeedSlugged[] =>
      slugs ? [{ kind: 'page', key: id, slugs, oldSlugs, path: ['pages', index] }] : [],
    ),
    ...of('advice', 'advice', shop.advice),
    ...of('project', 'projects', shop.projects),
    ...of('jobOffer', 'jobOffers', shop.jobOffers),
  ];
}

/** Keys that references in a shop can have, of things with an address of their own. */
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
  /** The referring thing, for messages. */
  readonly from: string;
  /** Place of the reference in the shop. */
  readonly path: ProblemPath;
}

/** A reference of a thing, with its place in the thing. */
type InnerReference = Pick<SeedReference, 'target' | 'path'> & { readonly label?: SeedText };

/** Returns all references in a shop, links first. */
export function collectTargets(shop: SeedShop): SeedReference[] {
  const of = (from: string, at: ProblemPath, inner: readonly InnerReference[]): SeedReference[] =>
    inner.map(({ target, path, label }) => ({
      target,
      path: [...at, ...path],
      from: label ? `${from}, “${label.en ?? Object.values(label)[0]}”,` : from,
    }));
  const ofThings = (
    kind: string,
    list: 'blogs' | 'advice' | 'projects',
    things: readonly { readonly key: string; readonly products?: readonly string[] }[] = [],
  ): SeedReference[] =>
    things.flatMap(({ key, products }, index) =>
      of(`${kind} ${key}`, [list, index], listProductReferences(['products'], products)),
    );
  return [
    ...Object.entries(shop.menus).flatMap(([location, items = []]) =>
      of(`menu ${location}`, ['menus', location], menuLinks(items)),
    ),
    ...shop.pages.flatMap(({ id, blocks }, index) =>
      of(
        `page ${id}`,
        ['pages', index],
        blocks.flatMap((block, at) =>
          referencesOfBlock(block).map((inner) => ({ ...inner, path: ['blocks', at, ...inner.path] })),
        ),
      ),
    ),
    ...shop.products.flatMap(({ key, related, categories }, index) =>
      of(
        `product ${key}`,
        ['products', index],
        [
          ...listProductReferences(['related'], related),
          ...categories.map((category, at) => ({ target: { category }, path: ['categories', at] })),
        ],
      ),
    ),
    ...ofThings('blog', 'blogs', shop.blogs),
    ...ofThings('advice', 'advice', shop.advice),
    ...ofThings('project', 'projects', shop.projects),
    ...(shop.inspiration ?? []).flatMap(({ key, hotspots = [] }, index) =>
      of(
        `inspiration ${key}`,
        ['inspiration', index],
        hotspots.map(({ product }, at) => ({ target: { product }, path: ['hotspots', at, 'product'] })),
      ),
    ),
  ];
}

function menuLinks(items: readonly SeedMenuItem[]): InnerReference[] {
  return items.flatMap((item, index) => [
    ...listLinkReferences([index], item),
    ...menuLinks(item.items ?? []).map((inner) => ({ ...inner, path: [index, 'items', ...inner.path] })),
  ]);
}

function listLinkReferences(path: ProblemPath, link: SeedLink | undefined): InnerReference[] {
  return link?.to ? [{ target: link.to, path: [...path, 'to'], label: link.label }] : [];
}

function listProductReferences(path: ProblemPath, products: readonly string[] = []): InnerReference[] {
  return products.map((product, index) => ({ target: { product }, path: [...path, index] }));
}

function referencesOfBlock(block: SeedBlock): InnerReference[] {
  switch (block.type) {
    case 'hero':
      return (block.links ?? []).flatMap((link, index) => listLinkReferences(['links', index], link));
    case 'waysIn':
      return block.items.flatMap(({ link }, index) => listLinkReferences(['items', index, 'link'], link));
    case 'imageText':
    case 'blogs':
      return listLinkReferences(['link'], block.link);
    case 'products':
      return [...listLinkReferences(['link'], block.link), ...listProductReferences(['products'], block.products)];
    case 'categories':
      return (block.categories ?? []).map((category, index) => ({ target: { category }, path: ['categories', index] }));
    default:
      return [];
  }
}

/** Returns every image that a shop shows, as often as it shows it. */
export function collectImages(shop: SeedShop): SeedImage[] {
  const images: (SeedImage | undefined)[] = [
    ...shop.categories.map(({ image }) => image),
    ...shop.blogs.map(({ image }) => image),
    ...(shop.advice ?? []).map(({ image }) => image),
    ...(shop.projects ?? []).flatMap(({ image, images: more = [] }) => [image, ...more]),
    ...(shop.inspiration ?? []).map(({ image }) => image),
    ...(shop.imageRules ?? []).flatMap(({ images: ofRule }) => ofRule),
    ...shop.products.flatMap((product) => [
      ...product.images,
      ...product.variants.map(({ image }) => image),
      ...(product.options ?? []).flatMap(({ values = [] }) => values.map(({ image }) => image)),
      ...(product.photoPrint?.stockImages ?? []).map(({ image }) => image),
    ]),
    ...shop.pages.flatMap(({ blocks }) => blocks.flatMap(imagesOfBlock)),
  ];
  return images.flatMap((image) => image ?? []);
}

/** Returns the keys of the images that a shop shows, each once. */
export function collectImageKeys(shop: SeedShop): string[] {
  return [...new Set(collectImages(shop).map(({ key }) => key))];
}

function imagesOfBlock(block: SeedBlock): (SeedImage | undefined)[] {
  switch (block.type) {
    case 'hero':
    case 'imageText':
      return [block.image];
    case 'waysIn':
      return block.items.map(({ image }) => image);
    default:
      return [];
  }
}
