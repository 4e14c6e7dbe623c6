import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { openDatabase } from '../db/database.ts';
import { fillDatabase } from './fill-database.ts';
import type { SeedData } from './seed-data.ts';

export interface TemplateSources {
  readonly seed: SeedData;
  /** Folder of the originals of the images. */
  readonly pictures: string;
  /** Folder of the migrations. */
  readonly migrations: string;
  /** Folder of a PGlite cluster to start from; absent: a new one. */
  readonly template?: string;
}

/**
 * Makes a PGlite cluster that has been migrated and filled, in `postgres` of a folder, as a template for others.
 *
 * @throws {SeedError} when the data set contradicts itself.
 */
export async function makeTemplate(
  folder: string,
  { seed, pictures, migrations, template }: TemplateSources,
): Promise<void> {
  const database = await openDatabase({ dataDir: folder, durable: false, migrations, template });
  await fillDatabase(
    database,
    async () => seed,
    { shipped: pictures },
    () => undefined,
  );
  await dropTemplateDatabases(database.pool);
  const current = await startLogFile(database.pool);
  await database.close();
  // Since the checkpoint the tables contain what older files of the log do; newer ones are empty.
  const log = path.join(folder, 'postgres/pg_wal');
  for (const name of await readdir(log)) {
    if (/^[0-9A-F]{24}$/.test(name) && name !== current) await rm(path.join(log, name));
  }
}

/** Drops the template databases, which are two thirds of the files of a new cluster. PGlite has one database only. */
async function dropTemplateDatabases(pool: pg.Pool): Promise<void> {
  for (const name of ['template0', 'template1']) {
    await pool.query('update pg_database set datistemplate = false where datname = $1', [name]);
    await pool.query(`drop database ${name}`);
  }
}

/** Writes a checkpoint to a new file of the log, and returns the name of that file. */
async function startLogFile(pool: pg.Pool): Promise<string> {
  await pool.query('select pg_switch_wal()');
  await pool.query('checkpoint');
  const { rows } = await pool.query('select pg_walfile_name(pg_current_wal_lsn()) as name');
  return z.tuple([z.object({ name: z.string() })]).parse(rows)[0].name;
}
