import type { TestProject } from 'vitest/node';
import { dropTemplates } from '#tests/support/postgres.ts';
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts';

/** Starts the PostgreSQL server that all files of the run share; each has its own databases. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  project.provide('postgresUrl', cluster.url);
  return async () => {
    await dropTemplates(cluster.url);
    await cluster.stop();
  };
}
