import { count, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { categories, categoryTexts } from '../db/schema/categories.ts';
import { blogProducts, blogs, blogTexts, menus, pages, pageTexts } from '../db/schema/content.ts';
import { optionValues, productOptions } from '../db/schema/options.ts';
import { pictures } from '../db/schema/pictures.ts';
import {
  productAttributes,
  productCategories,
  productFacets,
  productPictures,
  products,
  productTexts,
  relatedProducts,
} from '../db/schema/products.ts';
import { shopLocales, shopRatings, shops } from '../db/schema/shops.ts';
import { type SluggedKind, slugs } from '../db/schema/slugs.ts';
import { variantPrices, variants, volumeTiers } from '../db/schema/variants.ts';
import { checkSeed } from './check-seed.ts';
import { loadPictures } from './load-pictures.ts';
import { productRows } from './product-rows.ts';
import type { SeedData, SeedLocale, SeedOldSlugs, SeedShop, SeedSlugs, SeedText } from './seed-data.ts';
import { allSeedLocales, inLocale, languageOf, seedLocales } from './seed-locales.ts';
import { collectPictures } from './seed-references.ts';
import { createBlockWriter } from './stored-blocks.ts';

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** What seeding has to say to whoever started it. */
export type Say = (message: string) => void;

/** Thrown for a data set that contradicts itself. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
}

/** Any number, the same in every process: who holds it seeds. */
const seedLock = 7_166_421_002;

/**
 * Fills a database that has no shops, in one transaction. Of several processes that start on one empty database, one does.
 *
 * @param load What to fill it with; asked only if it is empty.
 * @param pictureFolder Where the originals are. Pictures that are not there yet are named, and shown as missing.
 * @returns Whether there was anything to do.
 * @throws {SeedError} when the data set contradicts itself; the message names everything that is wrong.
 */
export async function seedIfEmpty(
  db: Db,
  load: () => Promise<SeedData>,
  pictureFolder: string,
  say: Say,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const [row] = await tx.select({ total: count() }).from(shops);
    if (row?.total !== 0) return false;
    const data = await load();
    reportProblems(data, say);
    const rows = await loadPictures(pictureFolder, [...new Set(data.shops.flatMap(collectPictures))].sort());
    const missing = rows.filter(({ contentHash }) => contentHash === null).map(({ key }) => `${key}.webp`);
    if (missing.length > 0) {
      say(
        `${missing.length} of ${rows.length} pictures are not in ${pictureFolder} yet and will show as missing: ${missing.join(', ')}.`,
      );
    }
    await insert(tx, pictures, rows);
    for (const shop of data.shops) await seedShop(tx, shop);
    return true;
  });
}

function reportProblems(data: SeedData, say: Say): void {
  const problems = checkSeed(data);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    throw new SeedError(`The data set has errors:\n${errors.map(({ message }) => `  ${message}`).join('\n')}`);
  }
  for (const { message } of problems) say(`Seeded without it: ${message}.`);
}

async function seedShop(tx: Transaction, shop: SeedShop): Promise<void> {
  const shopId = shop.id;
  const locales = shop.locales ?? allSeedLocales;
  await insert(tx, shops, [{ id: shopId, name: shop.name }]);
  await insert(
    tx,
    shopLocales,
    locales.map((locale, position) => ({ shopId, locale, ...seedLocales[locale], position })),
  );
  await insert(tx, shopRatings, shop.rating ? [{ shopId, ...shop.rating }] : []);
  await seedCategories(tx, shop, locales);
  await seedProducts(tx, shop);
  await seedContent(tx, shop, locales);
  await insert(tx, slugs, slugRows(shop, locales));
}

async function seedCategories(tx: Transaction, shop: SeedShop, locales: readonly SeedLocale[]): Promise<void> {
  const shopId = shop.id;
  const known = new Set(shop.categories.map(({ key }) => key));
  // One statement: a category may stand before the one above it.
  await insert(
    tx,
    categories,
    shop.categories.map(({ key, parent, picture }, position) => ({
      shopId,
      id: key,
      parentId: parent !== undefined && known.has(parent) ? parent : null,
      position,
      pictureKey: picture.key,
    })),
  );
  await insert(
    tx,
    categoryTexts,
    shop.categories.flatMap((category) =>
      locales.map((locale) => ({
        shopId,
        categoryId: category.key,
        locale,
        name: inLocale(category.name, locale),
        intro: inLocale(category.intro, locale),
        description: textOrNull(category.description, locale),
        metaTitle: textOrNull(category.metaTitle, locale),
        metaDescription: textOrNull(category.metaDescription, locale),
        pictureAlt: inLocale(category.picture.alt, locale),
      })),
    ),
  );
}

async function seedProducts(tx: Transaction, shop: SeedShop): Promise<void> {
  const rows = shop.products.map((product, position) => productRows(shop, product, position));
  await insert(
    tx,
    products,
    rows.flatMap((row) => row.products),
  );
  await insert(
    tx,
    productTexts,
    rows.flatMap((row) => row.productTexts),
  );
  await insert(
    tx,
    productCategories,
    rows.flatMap((row) => row.productCategories),
  );
  await insert(
    tx,
    productPictures,
    rows.flatMap((row) => row.productPictures),
  );
  await insert(
    tx,
    productAttributes,
    rows.flatMap((row) => row.productAttributes),
  );
  await insert(
    tx,
    relatedProducts,
    rows.flatMap((row) => row.relatedProducts),
  );
  await insert(
    tx,
    productFacets,
    rows.flatMap((row) => row.productFacets),
  );
  await insert(
    tx,
    variants,
    rows.flatMap((row) => row.variants),
  );
  await insert(
    tx,
    variantPrices,
    rows.flatMap((row) => row.variantPrices),
  );
  await insert(
    tx,
    volumeTiers,
    rows.flatMap((row) => row.volumeTiers),
  );
  await insert(
    tx,
    productOptions,
    rows.flatMap((row) => row.productOptions),
  );
  await insert(
    tx,
    optionValues,
    rows.flatMap((row) => row.optionValues),
  );
}

async function seedContent(tx: Transaction, shop: SeedShop, locales: readonly SeedLocale[]): Promise<void> {
  const shopId = shop.id;
  const writers = locales.map((locale) => ({ locale, ...createBlockWriter(shop, locale) }));
  await insert(
    tx,
    pages,
    shop.pages.map(({ id }) => ({ shopId, id })),
  );
  await insert(
    tx,
    pageTexts,
    shop.pages.flatMap((page) =>
      writers.map(({ locale, block }) => ({
        shopId,
        pageId: page.id,
        locale,
        title: inLocale(page.title, locale),
        metaTitle: textOrNull(page.metaTitle, locale),
        intro: textOrNull(page.intro, locale),
        description: inLocale(page.metaDescription ?? page.intro ?? page.title, locale),
        blocks: page.blocks.map(block),
      })),
    ),
  );
  await insert(
    tx,
    menus,
    (['header', 'footer', 'service', 'legal'] as const).flatMap((location) =>
      writers.map(({ locale, menuItem }) => ({
        shopId,
        location,
        locale,
        items: (shop.menus[location] ?? []).map(menuItem),
      })),
    ),
  );
  const known = new Set(shop.products.map(({ key }) => key));
  await insert(
    tx,
    blogs,
    shop.blogs.map(({ key, author, date, readingTime, picture }) => ({
      shopId,
      id: key,
      author,
      // In the morning, so that it is the same day in every country the shops serve.
      publishedAt: new Date(`${date}T08:00:00Z`),
      readingMinutes: readingTime,
      pictureKey: picture.key,
    })),
  );
  await insert(
    tx,
    blogTexts,
    shop.blogs.flatMap((blog) =>
      locales.map((locale) => ({
        shopId,
        blogId: blog.key,
        locale,
        title: inLocale(blog.title, locale),
        intro: inLocale(blog.intro, locale),
        body: inLocale(blog.body, locale),
        metaTitle: textOrNull(blog.metaTitle, locale),
        metaDescription: textOrNull(blog.metaDescription, locale),
        authorRole: textOrNull(blog.authorRole, locale),
        pictureAlt: inLocale(blog.picture.alt, locale),
      })),
    ),
  );
  await insert(
    tx,
    blogProducts,
    shop.blogs.flatMap(({ key, products: keys = [] }) =>
      keys
        .filter((product) => known.has(product))
        .map((productId, position) => ({ shopId, blogId: key, productId, position })),
    ),
  );
}

function slugRows(shop: SeedShop, locales: readonly SeedLocale[]): (typeof slugs.$inferInsert)[] {
  const of = (kind: SluggedKind, ownerId: string, given: SeedSlugs, old: SeedOldSlugs | undefined) =>
    locales.flatMap((locale) => {
      const current = inLocale(given, locale);
      const before = (old?.[languageOf(locale)] ?? []).filter((slug) => slug !== current);
      const row = (slug: string, isCurrent: boolean) => ({
        shopId: shop.id,
        kind,
        locale,
        slug,
        ownerId,
        current: isCurrent,
      });
      return [row(current, true), ...before.map((slug) => row(slug, false))];
    });
  return [
    ...shop.categories.flatMap(({ key, slugs: given, oldSlugs }) => of('category', key, given, oldSlugs)),
    ...shop.products.flatMap(({ key, slugs: given, oldSlugs }) => of('product', key, given, oldSlugs)),
    ...shop.blogs.flatMap(({ key, slugs: given, oldSlugs }) => of('blog', key, given, oldSlugs)),
    ...shop.pages.flatMap(({ id, slugs: given, oldSlugs }) => (given ? of('page', id, given, oldSlugs) : [])),
  ];
}

function textOrNull(text: SeedText | undefined, locale: SeedLocale): string | null {
  return text ? inLocale(text, locale) : null;
}

/** In portions: PostgreSQL takes at most 65 535 parameters a statement. */
async function insert<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  const portion = 500;
  for (let start = 0; start < rows.length; start += portion) {
    await tx.insert(table).values(rows.slice(start, start + portion));
  }
}
