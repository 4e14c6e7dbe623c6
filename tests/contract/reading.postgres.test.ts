import { afterAll, beforeAll } from 'vitest';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { describeAnswers } from './suites/answers.ts';
import { describeCatalogue } from './suites/catalogue.ts';
import { describeEditorial } from './suites/editorial.ts';
import type { StartEngine } from './suites/engine.ts';
import { describeFuzzing } from './suites/fuzz.ts';
import { describeSearch } from './suites/search.ts';
import { describeSeparation } from './suites/separation.ts';

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

describeAnswers('PostgreSQL', postgres);
describeCatalogue('PostgreSQL', postgres);
describeSeparation('PostgreSQL', postgres);
describeEditorial('PostgreSQL', postgres);
describeFuzzing('PostgreSQL', postgres);
describeSearch('PostgreSQL', postgres);
