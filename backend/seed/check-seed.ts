import { findOverlap } from '../pricing/volume-tiers.ts';
import { checkEditorial } from './check-editorial.ts';
import { checkOptions } from './check-options.ts';
import { duplicates } from './duplicates.ts';
import type { SeedData, SeedProduct, SeedShop } from './seed-data.ts';
import { allSeedLocales, inLocale, languageOf } from './seed-locales.ts';
import { checkMeasure } from './seed-measure.ts';
import { error, type SeedProblem, warning } from './seed-problem.ts';
import { checkReduction } from './seed-reduction.ts';
import { collectPictures, collectSlugged, collectTargets, seedKeys } from './seed-references.ts';
import { missingTarget } from './seed-target.ts';
import { variantId } from './seed-variants.ts';
import { slugify } from './slugify.ts';

const idPattern = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const maxVariants = 60;

/** Everything that is wrong with a data set, at once. */
export function checkSeed(data: SeedData): SeedProblem[] {
  return data.shops.flatMap((shop) =>
    [
      ...checkKeys(shop),
      ...checkStock(shop),
      ...checkManufacturers(shop),
      ...checkSlugs(shop),
      ...shop.products.flatMap((product) => checkProduct(shop, product)),
      ...checkEditorial(shop),
      ...checkReferences(shop),
    ].map(({ severity, message }) => ({ severity, message: `${shop.id}: ${message}` })),
  );
}

function checkKeys(shop: SeedShop): SeedProblem[] {
  const lists = {
    category: shop.categories.map(({ key }) => key),
    product: shop.products.map(({ key }) => key),
    page: shop.pages.map(({ id }) => id),
    blog: shop.blogs.map(({ key }) => key),
    advice: (shop.advice ?? []).map(({ key }) => key),
    project: (shop.projects ?? []).map(({ key }) => key),
    'inspiration image': (shop.inspiration ?? []).map(({ key }) => key),
    'job offer': (shop.jobOffers ?? []).map(({ key }) => key),
    picture: collectPictures(shop),
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

function checkStock(shop: SeedShop): SeedProblem[] {
  const known = new Set(shop.products.flatMap(({ variants }) => variants.map(({ sku }) => sku)));
  return Object.keys(shop.stock ?? {})
    .filter((sku) => !known.has(sku))
    .map((sku) => error(`there is stock of ${sku}, which no product is`));
}

/** The United Kingdom is the only country of an address that is outside the European Union. */
function checkManufacturers({ manufacturers = {} }: SeedShop): SeedProblem[] {
  return Object.entries(manufacturers)
    .filter(([, { address, responsible }]) => (responsible?.address ?? address).country === 'GB')
    .map(([brand]) => error(`nobody in the European Union answers for ${brand}, whose manufacturer is outside it`));
}

function checkSlugs(shop: SeedShop): SeedProblem[] {
  const owners = new Map<string, string>();
  const problems = new Set<string>();
  for (const { kind, key: name, slugs, oldSlugs } of collectSlugged(shop)) {
    for (const locale of shop.locales ?? allSeedLocales) {
      for (const slug of [inLocale(slugs, locale), ...(oldSlugs?.[languageOf(locale)] ?? [])]) {
        const wanted = slugify(slug);
        if (wanted === '') problems.add(`the slug ${slug} of ${kind} ${name} holds no letter and no digit`);
        else if (slug !== wanted) problems.add(`the slug ${slug} of ${kind} ${name} is to be written ${wanted}`);
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
    ...[...checkMeasure(product), ...checkReduction(product), ...checkOptions(product)].map((message) =>
      error(`${at}: ${message}`),
    ),
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
