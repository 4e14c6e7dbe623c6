import { count, sql } from 'drizzle-orm';
import type { DatabaseReader, Db } from '../db/database.ts';
import { pictures } from '../db/schema/pictures.ts';
import { shops } from '../db/schema/shops.ts';
import { checkSeed } from './check-seed.ts';
import { insertRows, type WriteRows } from './insert/insert-rows.ts';
import { insertShop } from './insert/insert-shop.ts';
import { loadImages } from './load-images.ts';
import type { SeedData } from './seed-data.ts';
import { collectImageKeys } from './seed-references.ts';

/** Prints a message of seeding. */
export type Say = (message: string) => void;

/** Thrown for a data set that contradicts itself. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
}

/** Key of the advisory lock for filling a database or changing a whole shop: any number, the same in every process. */
export const seedLock = 7_166_421_002;

/**
 * Fills a database that has no shops, in one transaction. Of several processes that start on one empty database, one
 * does.
 *
 * @param load Loads the data set, only if the database is empty.
 * @param imageFolder Folder of the originals. Missing images are reported, and shown as missing.
 * @returns Whether the database was empty.
 * @throws {SeedError} when the data set contradicts itself; the message has all problems.
 */
export async function seedIfEmpty(
  db: Db,
  load: () => Promise<SeedData>,
  imageFolder: string,
  say: Say,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (!(await isEmpty(tx))) return false;
    const data = await load();
    reportProblems(data, say);
    const rows = await loadImages(imageFolder, [...new Set(data.shops.flatMap(collectImageKeys))].sort());
    const missing = rows.filter(({ contentHash }) => contentHash === null).map(({ key }) => `${key}.webp`);
    if (missing.length > 0) {
      say(
        `${missing.length} of ${rows.length} pictures are not in ${imageFolder} yet and will show as missing: ${missing.join(', ')}.`,
      );
    }
    const write: WriteRows = (table, some) => insertRows(tx, table, some);
    await write(pictures, rows);
    // The tables of listings and search are derived at the end, not after each statement; of a large shop that takes
    // longer than the usual timeout of a statement.
    await tx.execute(sql`select set_config('shopgen.filling', 'on', true), set_config('statement_timeout', '0', true)`);
    for (const shop of data.shops) await insertShop(write, shop);
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
