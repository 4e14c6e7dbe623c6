import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { cacheLayout } from '#cli/build/cache/cache-layout.ts';
import { type CachedSite, findDamage } from '#cli/build/cache/cached-site.ts';
import { explainMiss } from '#cli/build/cache/explain-miss.ts';
import { createFileStore } from '#cli/build/cache/file-store.ts';
import { createProfileCache } from '#cli/build/cache/profile-cache.ts';
import { createInputs } from '#cli/build/cache/site-inputs.ts';
import { listSiteRecords } from '#cli/build/cache/site-records.ts';
import { listed } from '#cli/diagnostics/nearest.ts';
import { packageRoot } from '#cli/package-root.ts';
import { type Check, fine, warning } from './check.ts';

/**
 * Checks whether `dist/<site>/` is a complete and current build.
 * @param isGenerated whether `generated/<site>/` is there and up to date
 */
export async function checkBuilt(root: string, id: string, isGenerated: boolean): Promise<Check> {
  const name = `dist ${id}`;
  const help = `Run shopgen build --site ${id}.`;
  const folder = path.join(root, 'dist', id);
  const server = await stat(path.join(folder, 'server.js')).catch(() => undefined);
  if (server === undefined) return warning(name, `dist/${id} is not a whole build`, help);
  if (!isGenerated) return warning(name, `dist/${id} is older than what it is built from`, help);
  const layout = cacheLayout(root);
  const inputs = createInputs(packageRoot, root);
  const profiles = createProfileCache(layout, inputs, createFileStore(layout.files));
  const records = await listSiteRecords(layout, profiles, id);
  if (records.length === 0) {
    // The cache was emptied. Each content of a tree has a folder of its own, so the folder's time is when it was
    // generated; the report is of this site alone, while its server may be shared with sites built later.
    const tree = await stat(await realpath(path.join(root, 'generated', id)));
    const built = await stat(path.join(folder, 'report.json')).catch(() => server);
    if (tree.mtimeMs > built.mtimeMs) return warning(name, `dist/${id} is older than generated/${id}`, help);
    return fine(name, `dist/${id} is up to date`);
  }
  const record = await findRecord(
    folder,
    records.map(({ value }) => value),
  );
  if (record === undefined) return warning(name, `dist/${id} is not as build left it`, help);
  const changed = await explainMiss(record, inputs);
  if (changed.length === 0) return fine(name, `dist/${id} is up to date`);
  return warning(name, `dist/${id} is older than what it is built from: ${listed(changed, 3)}`, help);
}

/** Returns the record of the build that the folder contains. */
async function findRecord(folder: string, records: readonly CachedSite[]): Promise<CachedSite | undefined> {
  for (const record of records) if ((await findDamage(folder, record.outputs)).length === 0) return record;
  return undefined;
}
