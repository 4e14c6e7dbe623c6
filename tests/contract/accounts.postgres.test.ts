import { afterAll, beforeAll } from 'vitest';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { describeAccess } from './suites/access.ts';
import { describeAccounts } from './suites/accounts.ts';
import type { StartEngine } from './suites/engine.ts';
import { describeMyAccount } from './suites/my-account.ts';
import { describeVatNumbers } from './suites/vat-numbers.ts';

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

describeAccess('PostgreSQL', postgres);
describeAccounts('PostgreSQL', postgres);
describeMyAccount('PostgreSQL', postgres);
describeVatNumbers('PostgreSQL', postgres);
