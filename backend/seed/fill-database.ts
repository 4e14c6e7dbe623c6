import type { Database } from '../db/database.ts';
import { vacuum } from '../db/vacuum.ts';
import type { Originals } from '../images/originals.ts';
import { refreshImages } from './refresh-images.ts';
import type { SeedData } from './seed-data.ts';
import { isEmpty, type Say, seedIfEmpty } from './seed-database.ts';

/**
 * Fills a database that has no shops; in one that has, updates changed images.
 *
 * @param load Loads the data set, only if the database is empty; absent: it stays empty.
 * @throws {SeedError} when the data set contradicts itself.
 */
export async function fillDatabase(
  database: Database,
  load: (() => Promise<SeedData>) | undefined,
  originals: Originals,
  say: Say,
): Promise<void> {
  // A server updates its statistics by itself, but only after a minute.
  if (load && (await seedIfEmpty(database.db, load, originals.shipped, say))) await vacuum(database);
  else await refreshImages(database.db, originals, say);
  if (!load && (await isEmpty(database.db))) {
    say('The database has no shops. Started with --seed demo, the backend fills it with those of the demo.');
  }
}
