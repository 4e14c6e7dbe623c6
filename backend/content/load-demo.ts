import path from 'node:path';
import { renderDiagnostics } from '#cli/diagnostics/render-diagnostics.ts';
import { packagePaths } from '../process/package-root.ts';
import type { SeedData } from '../seed/seed-data.ts';
import { SeedError } from '../seed/seed-database.ts';
import { listShops } from './list-shops.ts';
import { loadContent } from './load-content.ts';

/**
 * Loads the shops of the demo, each from its folder in `content/`.
 *
 * @throws {SeedError} with all problems of one of the shops, and their places.
 */
export async function loadDemo(): Promise<SeedData> {
  const shops = await Promise.all(
    listShops(packagePaths.content).map(async (id) => {
      const { shop, diagnostics, sources } = await loadContent(path.join(packagePaths.content, id), id);
      if (shop) return shop;
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      throw new SeedError(`content/${id} has errors:\n\n${renderDiagnostics(errors, sources, false)}`);
    }),
  );
  return { shops };
}
