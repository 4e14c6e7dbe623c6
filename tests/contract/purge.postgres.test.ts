import { afterAll, beforeAll, describe } from 'vitest';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { describePurging } from './suites/purge.ts';

let server: TestPostgres | undefined;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server?.stop();
});

describe('changes on PostgreSQL', () => describePurging(async () => server?.createFilledDatabase()));
