import type { SeedBlock, SeedData, SeedMenuItem, SeedProduct, SeedShop } from '#backend/seed/seed-data.ts';
import { allSeedLocales } from '#backend/seed/seed-locales.ts';
import type { SeedSlugs } from '#backend/seed/seed-texts.ts';
import { picture, text } from './small-texts.ts';

/** Multiplies everything in the first shop of a data set. */
export function grownSeed({ shops: [first, ...others] }: SeedData, times: number): SeedData {
  return { shops: first ? [grownShop(first, times), ...others] : [] };
}

interface Keyed {
  readonly key: string;
}

function grownShop(shop: SeedShop, times: number): SeedShop {
  const rounds = Array.from({ length: times - 1 }, (_, index) => index + 2);
  const more = <Thing extends Keyed>(things: readonly Thing[] = [], change: (thing: Thing, round: number) => Thing) => [
    ...things,
    ...rounds.flatMap((round) => things.map((thing) => change({ ...thing, key: `${thing.key}-${round}` }, round))),
  ];
  const products = more(shop.products, ({ oldSlugs: _, ...product }, round) => ({
    ...product,
    slugs: numberedSlugs(product.slugs, round),
    variants: numberedVariants(product, round),
  }));
  const keys = products.map(({ key }) => key);
  const slugged = <Thing extends Keyed & { slugs: SeedSlugs; oldSlugs?: unknown }>(thing: Thing, round: number) => {
    const { oldSlugs: _, ...current } = thing;
    return { ...current, slugs: numberedSlugs(thing.slugs, round) };
  };
  return {
    ...shop,
    categories: more(shop.categories, (category, round) => ({
      ...slugged(category, round),
      ...(category.parent !== undefined && { parent: `${category.parent}-${round}` }),
    })),
    products: products.map((product) => (product === shop.products[0] ? richer(product, keys, times) : product)),
    pages: shop.pages.map((page) => ({
      ...page,
      blocks: rounds.concat(1).flatMap(() => getBlocks(page.blocks, keys)),
    })),
    menus: {
      ...shop.menus,
      header: [...(shop.menus.header ?? []), ...keys.map(linkTo)],
      footer: shop.blogs.map(({ key }) => linkToBlog(key)),
    },
    blogs: more(shop.blogs, (blog, round) => ({ ...slugged(blog, round), products: keys.slice(0, 12) })),
    advice: more(shop.advice, (advice, round) => ({ ...slugged(advice, round), products: keys.slice(0, 12) })),
    projects: more(shop.projects, (project, round) => ({ ...slugged(project, round), products: keys.slice(0, 12) })),
    inspiration: more(shop.inspiration, (image) => ({
      ...image,
      hotspots: keys.slice(0, 20).map((product, index) => ({ product, x: index, y: index })),
    })),
    jobOffers: more(shop.jobOffers, slugged),
    imageRules: [
      ...(shop.imageRules ?? []),
      ...rounds.map((round) => ({ skuPattern: `RA-*${round}`, images: [picture('raft')] as const })),
    ],
  };
}

function numberedSlugs(slugs: SeedSlugs, round: number): SeedSlugs {
  const own = Object.fromEntries(allSeedLocales.flatMap((locale) => (slugs[locale] ? [[locale, slugs[locale]]] : [])));
  const { nl, fr, de, en } = slugs;
  return { ...own, nl: `${nl}-${round}`, fr: `${fr}-${round}`, de: `${de}-${round}`, en: `${en}-${round}` };
}

function numberedVariants({ variants: [first, ...others] }: SeedProduct, round: number): SeedProduct['variants'] {
  const numbered = (variant: typeof first): typeof first => ({ ...variant, sku: `${variant.sku}-${round}` });
  return [numbered(first), ...others.map(numbered)];
}

/** Multiplies the parts of a product. */
function richer(product: SeedProduct, keys: readonly string[], times: number): SeedProduct {
  const [first, ...others] = product.variants;
  const colors = Array.from({ length: times }, (_, index) => `color${index}`);
  return {
    ...product,
    related: keys.filter((key) => key !== product.key).slice(0, 12),
    attributes: colors.flatMap(() => product.attributes),
    options: (product.options ?? []).map((option) =>
      option.key === 'color'
        ? {
            ...option,
            values: [...(option.values ?? []), ...colors.map((key) => ({ key, name: text(key), color: '#101010' }))],
          }
        : option,
    ),
    variants: [
      first,
      ...others,
      ...colors.map((color) => ({ ...first, sku: `PA-${color}`, choices: { color }, image: picture('raft') })),
    ],
  };
}

/** Returns the blocks with more products in those that show products. */
function getBlocks(blocks: readonly SeedBlock[], keys: readonly string[]): SeedBlock[] {
  return blocks.map((block) => (block.type === 'products' ? { ...block, products: keys.slice(0, 12) } : block));
}

function linkTo(product: string): SeedMenuItem {
  return { label: text(product), to: { product } };
}

function linkToBlog(blog: string): SeedMenuItem {
  return { label: text(blog), to: { blog } };
}
