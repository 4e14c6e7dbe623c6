import { findOverlap } from '../pricing/volume-tiers.ts';
import { isParameterlessRoute } from '../repositories/links.ts';
import type { SeedData, SeedOldSlugs, SeedOption, SeedProduct, SeedShop, SeedSlugs, SeedTarget } from './seed-data.ts';
import { allSeedLocales, inLocale, languageOf } from './seed-locales.ts';
import { collectTargets, type SeedKeys, seedKeys } from './seed-references.ts';
import { variantId } from './seed-variants.ts';

export interface SeedProblem {
  /** `error`: cannot be seeded. `warning`: refers to something that is not there, and is seeded without it. */
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

const slugPattern = /^[a-z0-9_]+(-[a-z0-9_]+)*$/;
const idPattern = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const maxVariants = 60;

/** Everything that is wrong with a data set, at once. */
export function checkSeed(data: SeedData): SeedProblem[] {
  return data.shops.flatMap((shop) =>
    [
      ...checkKeys(shop),
      ...checkSlugs(shop),
      ...shop.products.flatMap((product) => checkProduct(shop, product)),
      ...checkReferences(shop),
    ].map(({ severity, message }) => ({ severity, message: `${shop.id}: ${message}` })),
  );
}

const error = (message: string): SeedProblem => ({ severity: 'error', message });
const warning = (message: string): SeedProblem => ({ severity: 'warning', message });

function checkKeys(shop: SeedShop): SeedProblem[] {
  const lists = {
    category: shop.categories.map(({ key }) => key),
    product: shop.products.map(({ key }) => key),
    page: shop.pages.map(({ id }) => id),
    blog: shop.blogs.map(({ key }) => key),
    'article number': shop.products.flatMap(({ variants }) => variants.map(({ sku }) => sku)),
    variant: shop.products.flatMap((product) => product.variants.map((variant) => variantId(product, variant))),
  };
  return Object.entries(lists).flatMap(([what, keys]) => [
    ...duplicates(keys).map((key) => error(`the ${what} ${key} is there twice`)),
    ...keys
      .filter((key) => !idPattern.test(key))
      .map((key) => error(`the ${what} ${key} may hold only letters, digits, dots and hyphens`)),
  ]);
}

interface Slugged {
  readonly kind: string;
  readonly name: string;
  readonly slugs: SeedSlugs;
  readonly oldSlugs?: SeedOldSlugs | undefined;
}

function checkSlugs(shop: SeedShop): SeedProblem[] {
  const things: Slugged[] = [
    ...shop.categories.map(({ key, slugs, oldSlugs }) => ({ kind: 'category', name: key, slugs, oldSlugs })),
    ...shop.products.map(({ key, slugs, oldSlugs }) => ({ kind: 'product', name: key, slugs, oldSlugs })),
    ...shop.blogs.map(({ key, slugs, oldSlugs }) => ({ kind: 'blog', name: key, slugs, oldSlugs })),
    ...shop.pages.flatMap(({ id, slugs, oldSlugs }) => (slugs ? [{ kind: 'page', name: id, slugs, oldSlugs }] : [])),
  ];
  const owners = new Map<string, string>();
  const problems = new Set<string>();
  for (const { kind, name, slugs, oldSlugs } of things) {
    for (const locale of shop.locales ?? allSeedLocales) {
      for (const slug of [inLocale(slugs, locale), ...(oldSlugs?.[languageOf(locale)] ?? [])]) {
        if (!slugPattern.test(slug))
          problems.add(`the slug ${slug} of ${kind} ${name} may hold only lower case letters, digits and hyphens`);
        const place = `${kind}/${locale}/${slug}`;
        const owner = owners.get(place);
        if (owner !== undefined && owner !== name) {
          problems.add(`the slug ${slug} (${locale}) belongs to ${kind} ${owner} and to ${kind} ${name}`);
        }
        owners.set(place, name);
      }
    }
  }
  return [...problems].map(error);
}

function checkProduct(shop: SeedShop, product: SeedProduct): SeedProblem[] {
  const at = `product ${product.key}`;
  const options = product.options ?? [];
  const overlap = findOverlap(
    (product.tiers ?? []).map(({ min, max, discountPercent }) => ({
      minQuantity: min ?? null,
      maxQuantity: max ?? null,
      discountPercent,
    })),
  );
  const knownCategories = new Set(shop.categories.map(({ key }) => key));
  return [
    ...(product.categories.some((key) => knownCategories.has(key))
      ? []
      : [error(`${at} is in no category that exists`)]),
    ...(product.variants.length > maxVariants
      ? [error(`${at} has ${product.variants.length} variants; ${maxVariants} are the most`)]
      : []),
    ...(overlap ? [error(`${at} has two volume tiers for a quantity of ${overlap[1].minQuantity ?? 1}`)] : []),
    ...duplicates(options.map(({ key }) => key)).map((key) => error(`${at} has the option ${key} twice`)),
    ...product.variants.flatMap(({ sku, choices }) =>
      Object.entries(choices).flatMap(([optionKey, valueKey]) => {
        const values = options.find(({ key }) => key === optionKey)?.values;
        if (!values) return [error(`${at}: variant ${sku} chooses ${optionKey}, which is no option with values`)];
        return values.some(({ key }) => key === valueKey)
          ? []
          : [error(`${at}: variant ${sku} chooses ${optionKey} ${valueKey}, which does not exist`)];
      }),
    ),
    ...options.flatMap((option) =>
      checkOption(option).map((message) => error(`${at}: option ${option.key} ${message}`)),
    ),
  ];
}

function checkOption({ type, values = [], dimensions, number }: SeedOption): string[] {
  const choices = type.startsWith('Radio') || type === 'DropDown';
  return [
    ...(choices && values.length === 0 ? ['needs values'] : []),
    ...(type === 'RadioColor' && values.some(({ color }) => color === undefined)
      ? ['needs a color for each value']
      : []),
    ...(type.startsWith('RadioWithImage') && values.some(({ picture }) => !picture)
      ? ['needs a picture for each value']
      : []),
    ...(type === 'Dimensions' && !dimensions ? ['needs dimensions'] : []),
    ...(type === 'Number' && !number ? ['needs number bounds'] : []),
    ...duplicates(values.map(({ key }) => key)).map((key) => `has the value ${key} twice`),
    ...values
      .filter(({ color }) => color !== undefined && !/^#[0-9a-f]{6}$/.test(color))
      .map(({ key }) => `has a color for ${key} that is not #rrggbb in lower case`),
  ];
}

function checkReferences(shop: SeedShop): SeedProblem[] {
  const keys = seedKeys(shop);
  return [
    ...collectTargets(shop).flatMap(({ target, from }) => {
      const missing = missingTarget(target, keys);
      return missing === undefined ? [] : [warning(`${from} leads to ${missing}, which does not exist`)];
    }),
    ...shop.categories.flatMap(({ key, parent }) =>
      parent !== undefined && !keys.category.has(parent)
        ? [warning(`category ${key} stands below ${parent}, which does not exist`)]
        : [],
    ),
  ];
}

/** What a link or reference names that is not there. */
export function missingTarget(target: SeedTarget, keys: SeedKeys): string | undefined {
  if ('url' in target) return undefined;
  if ('route' in target) return isParameterlessRoute(target.route) ? undefined : `route ${target.route}`;
  for (const kind of ['product', 'category', 'page', 'blog'] as const) {
    const found = Object.entries(target).find(([name]) => name === kind);
    if (found) return keys[kind].has(found[1]) ? undefined : `${kind} ${found[1]}`;
  }
  return undefined;
}

function duplicates(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(keys.filter((key) => seen.size === seen.add(key).size))];
}
