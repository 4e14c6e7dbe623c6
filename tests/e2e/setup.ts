import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { testServiceKey } from '#tests/support/backend.ts';
import { startBackendProgram } from '#tests/support/backend-program.ts';
import { copyInputs, projectRoot, runShopgen } from '#tests/support/command.ts';
import { startStorefront } from '#tests/support/storefront.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `dist/` with all five sites built. */
    distFolder: string;
    /** `dist/acoustic`. */
    acousticBuild: string;
    /** The reference backend with the demo seed; tests only read from it. */
    apiUrl: string;
    /** The acoustic storefront on that backend. */
    storefrontUrl: string;
  }
}

/**
 * The folder of the built sites. It is kept, so that the next run rebuilds only after changes: a build checks all its
 * inputs and outputs.
 */
const root = join(projectRoot, '.cache/tests/sites');

/** Builds every site, and starts the backend and the acoustic storefront. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'shopgen-e2e-'));
  mkdirSync(root, { recursive: true });
  copyInputs(root);
  const [built, backend] = await Promise.all([
    runShopgen(['build', '--all', '--root', root]),
    startBackendProgram(join(data, 'backend')),
  ]);
  if (built.code !== 0) throw new Error(`The sites could not be built\n${built.stderr}`);
  const distFolder = join(root, 'dist');
  const acousticBuild = join(distFolder, 'acoustic');
  const storefront = await startStorefront({
    folder: acousticBuild,
    apiUrl: backend.url,
    // A storefront with a service key has no rate limit; pages are not cached, for tests that change data.
    env: { SERVICE_KEY: testServiceKey, PAGE_FRESH_SECONDS: '0' },
  });

  project.provide('distFolder', distFolder);
  project.provide('acousticBuild', acousticBuild);
  project.provide('apiUrl', backend.url);
  project.provide('storefrontUrl', storefront.url);

  return async () => {
    await storefront.stop();
    await backend.stop();
    rmSync(data, { recursive: true, force: true });
  };
}
