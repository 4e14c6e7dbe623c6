import path from 'node:path';
import { hasErrors } from '#cli/diagnostics/diagnostic.ts';
import { renderDiagnostics } from '#cli/diagnostics/render-diagnostics.ts';
import type { Database } from '../db/database.ts';
import { vacuum } from '../db/vacuum.ts';
import type { Originals } from '../images/originals.ts';
import { isEmpty, type Say, SeedError } from '../seed/seed-database.ts';
import { importShop } from './import/import-shop.ts';
import { listShops } from './list-shops.ts';
import { loadContent } from './load-content.ts';

/**
 * Fills a database that has no shops with those of a folder.
 *
 * @param content - Folder with a folder for each shop.
 * @throws {SeedError} with all problems of one of the shops, and their places.
 */
export async function fillFromFolder(
  database: Database,
  content: string,
  originals: Required<Originals>,
  say: Say,
): Promise<void> {
  if (!(await isEmpty(database.db))) return;
  for (const id of listShops(content)) {
    const folder = path.join(content, id);
    const { shop, diagnostics, sources } = await loadContent(folder, id);
    const images = shop && (await importShop(database.db, shop, { folder, originals, isPlan: false })).diagnostics;
    const found = [...diagnostics, ...(images ?? [])];
    if (hasErrors(found)) {
      const errors = found.filter(({ severity }) => severity === 'error');
      throw new SeedError(`${folder} has errors:\n\n${renderDiagnostics(errors, sources, false)}`);
    }
    for (const { message } of found) say(`${id}: ${message}.`);
  }
  await vacuum(database);
}
