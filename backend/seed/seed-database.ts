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

/** What seeding has to say to whoever started it. */
export type Say = (message: string) => void;

/** Thrown for a data set that contradicts itself. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
}

/** Any number, the same in every process: of those who fill a database or change a whole shop, one at a time. */
export const seedLock = 7_166_421_002;

/**
 * Fills a database that has no shops, in one transaction. Of several processes that start on one empty database, one does.
 *
 * @param load What to fill it with; asked only if it is empty.
 * @param imageFolder Where the originals are. Pictures that are not there yet are named, and shown as missing.
 * @returns Whether there was anything to do.
 * @throws {SeedError} when the data set contradicts itself; the message names everything that is wrong.
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
    // What listings and search are answered from is derived at the end, not after each statement; of a large shop that takes
    // longer than a statement otherwise may.
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
