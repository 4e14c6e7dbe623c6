import { count, sql } from 'drizzle-orm';
import type { DatabaseReader, Db } from '../db/database.ts';
import { manufacturers } from '../db/schema/manufacturers.ts';
import { pictures } from '../db/schema/pictures.ts';
import { sellers } from '../db/schema/sellers.ts';
import { shopLocales, shopRatings, shops } from '../db/schema/shops.ts';
import { checkSeed } from './check-seed.ts';
import { insertAdvice } from './insert/insert-advice.ts';
import { insertBlogs } from './insert/insert-blogs.ts';
import { insertCategories } from './insert/insert-categories.ts';
import { insertImageRules } from './insert/insert-image-rules.ts';
import { insertInspiration } from './insert/insert-inspiration.ts';
import { insertJobOffers } from './insert/insert-job-offers.ts';
import { insertPages } from './insert/insert-pages.ts';
import { insertProducts } from './insert/insert-products.ts';
import { insertProjects } from './insert/insert-projects.ts';
import { insertRows, type Transaction } from './insert/insert-rows.ts';
import { insertShipping } from './insert/insert-shipping.ts';
import { insertSlugs } from './insert/insert-slugs.ts';
import { createSeedContext } from './insert/seed-context.ts';
import { loadPictures } from './load-pictures.ts';
import type { SeedData, SeedShop } from './seed-data.ts';
import { seedLocales } from './seed-locales.ts';
import { collectImageKeys } from './seed-references.ts';
import { slugify } from './slugify.ts';

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
    if (!(await isEmpty(tx))) return false;
    const data = await load();
    reportProblems(data, say);
    const rows = await loadPictures(pictureFolder, [...new Set(data.shops.flatMap(collectImageKeys))].sort());
    const missing = rows.filter(({ contentHash }) => contentHash === null).map(({ key }) => `${key}.webp`);
    if (missing.length > 0) {
      say(
        `${missing.length} of ${rows.length} pictures are not in ${pictureFolder} yet and will show as missing: ${missing.join(', ')}.`,
      );
    }
    await insertRows(tx, pictures, rows);
    // What listings and search are answered from is derived at the end, not after each statement; of a large shop that takes
    // longer than a statement otherwise may.
    await tx.execute(sql`select set_config('shopgen.filling', 'on', true), set_config('statement_timeout', '0', true)`);
    for (const shop of data.shops) await seedShop(tx, shop);
    for (const { id } of data.shops) await tx.execute(sql`select fill_shop(${id})`);
    return true;
  });
}

/** Returns whether a database has no shops. */
export async function isEmpty(db: DatabaseReader): Promise<boolean> {
  const [row] = await db.select({ total: count() }).from(shops);
  return row?.total === 0;
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
  const context = createSeedContext(shop);
  const { shopId, locales } = context;
  const { id, name, timeZone, mailbox, color, seller, rating } = shop;
  const zone = timeZone === undefined ? {} : { timeZone };
  await insertRows(tx, shops, [{ id, name, ...zone, mailbox: mailbox ?? null, color: color ?? null }]);
  await insertRows(
    tx,
    shopLocales,
    locales.map((locale, position) => ({
      ...{ shopId, locale, ...seedLocales[locale], position },
      storefront: shop.storefronts?.[locale] ?? null,
    })),
  );
  await insertRows(tx, sellers, seller ? [{ shopId, ...seller }] : []);
  await insertRows(
    tx,
    manufacturers,
    Object.entries(shop.manufacturers ?? {}).map(([brand, { responsible, ...company }]) => ({
      ...{ shopId, brandId: slugify(brand), company, responsible: responsible ?? null },
    })),
  );
  await insertRows(tx, shopRatings, rating ? [{ shopId, ...rating }] : []);
  await insertCategories(tx, context);
  await insertProducts(tx, context);
  await insertShipping(tx, context);
  await insertImageRules(tx, context);
  await insertPages(tx, context);
  await insertBlogs(tx, context);
  await insertAdvice(tx, context);
  await insertProjects(tx, context);
  await insertInspiration(tx, context);
  await insertJobOffers(tx, context);
  await insertSlugs(tx, context);
}
