import { findOverlap } from '../pricing/volume-tiers.ts';
import { checkEditorial } from './check-editorial.ts';
import { checkOptions } from './check-options.ts';
import { duplicates } from './duplicates.ts';
import type { SeedData, SeedProduct, SeedShop } from './seed-data.ts';
import { allSeedLocales, getLanguage, inLocale } from './seed-locales.ts';
import { checkMeasure } from './seed-measure.ts';
import {
  error,
  type InnerProblem,
  type ProblemPath,
  type SeedProblem,
  toSeedProblems,
  warning,
} from './seed-problem.ts';
import { checkReduction } from './seed-reduction.ts';
import { collectImageKeys, collectSlugged, collectTargets, seedKeys } from './seed-references.ts';
import { missingTarget } from './seed-target.ts';
import { variantId } from './seed-variants.ts';
import { slugify } from './slugify.ts';

const idPattern = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const maxVariants = 60;

/** Returns all problems of a data set. */
export function checkSeed({ shops }: SeedData): SeedProblem[] {
  return shops.flatMap((shop, index) =>
    checkShop(shop).map(({ severity, message, path }) => ({
      severity,
      message: `${shop.id}: ${message}`,
      path: ['shops', index, ...path],
    })),
  );
}

/** Returns all problems of a shop. */
export function checkShop(shop: SeedShop): SeedProblem[] {
  return [
    ...checkKeys(shop),
    ...checkManufacturers(shop),
    ...checkSlugs(shop),
    ...shop.products.flatMap((product, index) => checkProduct(shop, product, ['products', index])),
    ...checkEditorial(shop),
    ...checkReferences(shop),
  ];
}

interface Keyed {
  readonly key: string;
  readonly path: ProblemPath;
}

function checkKeys(shop: SeedShop): SeedProblem[] {
  const of = (
    list: 'categories' | 'products' | 'blogs' | 'advice' | 'projects' | 'inspiration' | 'jobOffers',
  ): Keyed[] => (shop[list] ?? []).map(({ key }, index) => ({ key, path: [list, index] }));
  const variants = shop.products.flatMap((product, index) =>
    product.variants.map((variant, at) => ({ product, variant, path: ['products', index, 'variants', at] })),
  );
  const lists: Readonly<Record<string, readonly Keyed[]>> = {
    category: of('categories'),
    product: of('products'),
    page: shop.pages.map(({ id }, index) => ({ key: id, path: ['pages', index] })),
    blog: of('blogs'),
    advice: of('advice'),
    project: of('projects'),
    'inspiration image': of('inspiration'),
    'job offer': of('jobOffers'),
    image: collectImageKeys(shop).map((key) => ({ key, path: [] })),
    'article number': variants.map(({ variant, path }) => ({ key: variant.sku, path })),
    variant: variants.map(({ product, variant, path }) => ({ key: variantId(product, variant), path })),
  };
  return Object.entries(lists).flatMap(([what, entries]) => [
    ...repeated(entries).map(({ key, path }) => error(path, `the ${what} ${key} is there twice`)),
    ...entries
      .filter(({ key }) => !idPattern.test(key))
      .map(({ key, path }) => error(path, `the ${what} ${key} may hold only letters, digits, dots and hyphens`)),
  ]);
}

/** Returns the second of entries with the same key. */
function repeated(entries: readonly Keyed[]): Keyed[] {
  const twice = new Set(duplicates(entries.map(({ key }) => key)));
  const seen = new Set<string>();
  return entries.filter(({ key }) => {
    const isSecond = seen.has(key) && twice.delete(key);
    seen.add(key);
    return isSecond;
  });
}

/**
 * Returns the problems of manufacturers. The United Kingdom is the only country of an address outside the European
 * Union.
 */
function checkManufacturers({ manufacturers = {} }: SeedShop): SeedProblem[] {
  return Object.entries(manufacturers)
    .filter(([, { address, responsible }]) => (responsible?.address ?? address).country === 'GB')
    .map(([brand]) =>
      error(
        ['manufacturers', brand],
        `nobody in the European Union answers for ${brand}, whose manufacturer is outside it`,
      ),
    );
}

function checkSlugs(shop: SeedShop): SeedProblem[] {
  const owners = new Map<string, string>();
  const problems = new Map<string, SeedProblem>();
  for (const { kind, key: name, slugs, oldSlugs, path } of collectSlugged(shop)) {
    for (const locale of shop.locales ?? allSeedLocales) {
      const say = (message: string): void => {
        if (!problems.has(message)) problems.set(message, error([...path, 'slugs', getLanguage(locale)], message));
      };
      for (const slug of [inLocale(slugs, locale), ...(oldSlugs?.[getLanguage(locale)] ?? [])]) {
        const wanted = slugify(slug);
        if (wanted === '') say(`the slug ${slug} of ${kind} ${name} holds no letter and no digit`);
        else if (slug !== wanted) say(`the slug ${slug} of ${kind} ${name} is to be written ${wanted}`);
        const place = `${kind}/${locale}/${slug}`;
        const owner = owners.get(place);
        if (owner !== undefined && owner !== name) {
          say(`the slug ${slug} (${locale}) belongs to ${kind} ${owner} and to ${kind} ${name}`);
        }
        owners.set(place, name);
      }
    }
  }
  return [...problems.values()];
}

function checkProduct(shop: SeedShop, product: SeedProduct, path: ProblemPath): SeedProblem[] {
  const name = `product ${product.key}`;
  const { options = [], tiers = [], variants } = product;
  const overlap = findOverlap(
    tiers.map(({ min, max, discountPercent }) => ({
      minQuantity: min ?? null,
      maxQuantity: max ?? null,
      discountPercent,
    })),
  );
  const knownCategories = new Set(shop.categories.map(({ key }) => key));
  const inner: InnerProblem[] = [
    ...checkMeasure(product),
    ...checkReduction(product),
    ...checkOptions(product),
    ...checkChoices(product),
    ...checkQuantity(product),
    ...checkSample(shop, product),
  ];
  return [
    ...(product.categories.some((key) => knownCategories.has(key))
      ? []
      : [error([...path, 'categories'], `${name} is in no category that exists`)]),
    ...(variants.length > maxVariants
      ? [error([...path, 'variants'], `${name} has ${variants.length} variants; ${maxVariants} are the most`)]
      : []),
    ...(overlap
      ? [error([...path, 'tiers'], `${name} has two volume tiers for a quantity of ${overlap[1].minQuantity ?? 1}`)]
      : []),
    ...duplicates(options.map(({ key }) => key)).map((key) =>
      error([...path, 'options'], `${name} has the option ${key} twice`),
    ),
    ...toSeedProblems(path, `${name}:`, inner),
  ];
}

/** Returns the problems of variants that choose values which are not offered. */
function checkChoices({ options = [], variants }: SeedProduct): InnerProblem[] {
  return variants.flatMap(({ sku, choices }, index) =>
    Object.entries(choices).flatMap(([optionKey, valueKey]): InnerProblem[] => {
      const path = ['variants', index, 'choices', optionKey];
      const values = options.find(({ key }) => key === optionKey)?.values;
      if (!values) return [{ path, message: `variant ${sku} chooses ${optionKey}, which is no option with values` }];
      const isOffered = values.some(({ key }) => key === valueKey);
      return isOffered
        ? []
        : [{ path, message: `variant ${sku} chooses ${optionKey} ${valueKey}, which does not exist` }];
    }),
  );
}

/** Returns the problems of a product that cannot be ordered in any quantity. */
function checkQuantity({ quantity }: SeedProduct): InnerProblem[] {
  if (!quantity) return [];
  const { min, max, perCustomer } = quantity;
  const path = ['quantity'];
  return [
    ...(max < min
      ? [{ path: [...path, 'max'], message: `no more than ${max}, but ${min} at least, can be ordered` }]
      : []),
    ...(perCustomer !== undefined && perCustomer < min
      ? [
          {
            path: [...path, 'perCustomer'],
            message: `one customer may order ${perCustomer}, but ${min} at least can be ordered`,
          },
        ]
      : []),
  ];
}

/** Returns the problems of a product whose sample does not exist, or does not go into a cart as it is. */
function checkSample(shop: SeedShop, { key, sample }: SeedProduct): InnerProblem[] {
  if (sample === undefined) return [];
  const found = shop.products.find(({ variants }) => variants.some(({ sku }) => sku === sample));
  const path = ['sample'];
  if (!found) return [{ path, message: `its sample ${sample} is no article` }];
  if (found.key === key) return [{ path, message: `its sample ${sample} is an article of its own` }];
  if ((found.quantity?.min ?? 1) > 1) return [{ path, message: `its sample ${sample} is not sold singly` }];
  // A required choice starts with a value.
  const asked = found.kind === 'PhotoPrint' ? ['a picture'] : listRequiredEntries(found);
  return asked.map((what) => ({ path, message: `its sample ${sample} cannot be ordered without ${what}` }));
}

function listRequiredEntries({ options = [] }: SeedProduct): string[] {
  return options.filter(({ required, values }) => required === true && !values).map(({ key }) => `the option ${key}`);
}

function checkReferences(shop: SeedShop): SeedProblem[] {
  const keys = seedKeys(shop);
  return [
    ...collectTargets(shop).flatMap(({ target, from, path }) => {
      const missing = missingTarget(target, keys);
      return missing === undefined ? [] : [warning(path, `${from} leads to ${missing}, which does not exist`)];
    }),
    ...shop.categories.flatMap(({ key, parent }, index) =>
      parent !== undefined && !keys.category.has(parent)
        ? [warning(['categories', index, 'parent'], `category ${key} stands below ${parent}, which does not exist`)]
        : [],
    ),
  ];
}
