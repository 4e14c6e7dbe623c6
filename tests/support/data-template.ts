import { createHash } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { openDatabase } from '#backend/db/database.ts';
import { packagePaths } from '#backend/process/package-root.ts';
import { makeTemplate } from '#backend/seed/make-template.ts';
import type { SeedData } from '#backend/seed/seed-data.ts';
import { collectImageKeys } from '#backend/seed/seed-references.ts';
import { projectRoot } from './command.ts';
import { cachedFolder } from './test-cache.ts';

/** Copies a migrated and filled PGlite cluster into an empty data folder. */
export async function copyTemplate(seed: SeedData, pictures: string, dataDir: string): Promise<void> {
  const template = await cachedFolder(`data-${await templateKey(seed, pictures)}`, async (draft) =>
    makeTemplate(draft, {
      seed,
      pictures,
      migrations: packagePaths.migrations,
      template: path.join(await emptyTemplate(), 'postgres'),
    }),
  );
  cpSync(path.join(template, 'postgres'), path.join(dataDir, 'postgres'), { recursive: true });
}

/** Copies a migrated and empty PGlite cluster into an empty data folder. */
export async function copyEmptyTemplate(dataDir: string): Promise<void> {
  cpSync(path.join(await emptyTemplate(), 'postgres'), path.join(dataDir, 'postgres'), { recursive: true });
}

/** Creates an empty cluster, once for all data sets: that takes five times as long as filling it. */
async function emptyTemplate(): Promise<string> {
  return await cachedFolder(`data-${await templateKey(nothing, '')}`, async (draft) => {
    const database = await openDatabase({ dataDir: draft, durable: false, migrations: packagePaths.migrations });
    await database.close();
  });
}
const nothing: SeedData = { shops: [] };

/**
 * Returns the key of a filled database: a hash of the data, its images, the migrations, the code that opens and fills a
 * database, and the packages.
 */
export async function templateKey(seed: SeedData, pictures: string): Promise<string> {
  const migrations = (await readdir(packagePaths.migrations)).filter((name) => name.endsWith('.sql')).sort();
  const files = [
    path.join(projectRoot, 'package-lock.json'),
    ...migrations.map((name) => path.join(packagePaths.migrations, name)),
    ...[...new Set(seed.shops.flatMap(collectImageKeys))].sort().map((key) => path.join(pictures, `${key}.webp`)),
  ];
  fillingCode ??= compileFillingCode();
  const hash = createHash('sha256')
    .update(await fillingCode)
    .update(JSON.stringify(seed));
  for (const file of files) hash.update(existsSync(file) ? await readFile(file) : 'missing');
  return hash.digest('hex').slice(0, 16);
}

let fillingCode: Promise<string> | undefined;

/** Compiles the code that opens and fills a database. */
async function compileFillingCode(): Promise<string> {
  const texts: string[] = [];
  for (const input of ['seed/make-template.ts', 'db/pglite/pglite.worker.ts']) {
    const bundle = await rolldown({
      cwd: projectRoot,
      input: path.join(projectRoot, 'backend', input),
      platform: 'node',
      external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
    });
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
    await bundle.close();
    texts.push(output[0].code);
  }
  return texts.join('\n');
}
