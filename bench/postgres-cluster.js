import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { projectRoot } from './work-root.js';

/**
 * Starts a temporary PostgreSQL server as the tests do, with settings such as `fsync=on`. Throws where none is
 * installed.
 */
export async function startCluster(settings = []) {
  const file = join(projectRoot, 'test-results', `bench-postgres-cluster-${process.pid}.mjs`);
  await mkdir(join(projectRoot, 'test-results'), { recursive: true });
  const bundle = await rolldown({
    cwd: projectRoot,
    input: join(projectRoot, 'tests/support/postgres-cluster.ts'),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('/'),
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  await writeFile(file, output[0].code);
  try {
    const { startPostgresCluster } = await import(pathToFileURL(file).href);
    return await startPostgresCluster(settings);
  } finally {
    await rm(file);
  }
}
