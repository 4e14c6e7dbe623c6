import { afterAll, beforeAll } from 'vitest';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { describeConfigurator } from './suites/configurator.ts';
import type { StartEngine } from './suites/engine.ts';

let server: TestPostgres | undefined;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server?.stop();
});

const postgres: StartEngine = async () => {
  if (!server) throw new Error('PostgreSQL has not been started.');
  return { databaseUrl: await server.createDatabase(), stop: async () => undefined };
};

describeConfigurator('PostgreSQL', postgres);
