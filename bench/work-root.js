import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder, with a slash at its end. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** The compiled command line tool. */
export const shopgen = join(projectRoot, 'cli/dist/shopgen.js');

/** Copies the sources of a site to a folder of its own, so that measuring does not change the work tree. */
export function createWorkRoot() {
  const path = mkdtempSync(join(tmpdir(), 'shopgen-bench-'));
  for (const folder of ['site-configs', 'locales', 'openapi'])
    cpSync(join(projectRoot, folder), join(path, folder), { recursive: true });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
