import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Counts for `npm test -- --durations`, and does nothing without. */
const setupFiles = ['tests/support/measure-cpu.ts'];

/** What is polled for may take long on a busy machine: nothing here is about speed. */
const expectOptions = { poll: { timeout: 15_000 } };

/**
 * One project a kind of test. `long` are unit tests that take a while, such as those that start many processes: `npm run check` and
 * `npm test` leave them out, and those of `contract` and `e2e` that are called so. `postgres` needs a PostgreSQL server, `redis` a Redis server, `e2e` a Chromium and built sites;
 * `tests/run.js` sees to all three.
 */
export default defineConfig({
  test: {
    // One more than there are cores: half of what a browser test does is to wait for pages and processes.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: ['**/*.long.test.ts', '**/*.redis.test.ts'],
          // A file costs more to load than to run: what it imports is loaded once a worker.
          isolate: false,
          // Nothing here is about speed: a busy machine is no failure.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'long',
          setupFiles,
          include: ['tests/unit/**/*.long.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'redis',
          setupFiles,
          include: ['tests/**/*.redis.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'golden',
          setupFiles,
          include: ['tests/golden/*.test.ts', 'tests/faults/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      { test: { name: 'looks', include: ['tests/looks/*.test.ts'], testTimeout: 3_600_000 } },
      { test: { name: 'foreign', include: ['tests/foreign/*.test.ts'], testTimeout: 300_000 } },
      {
        test: {
          name: 'contract',
          expect: expectOptions,
          setupFiles,
          // Not `exclude`: what tests/run.js leaves out would be left in.
          include: ['tests/contract/**/!(*.postgres|*.redis).test.ts'],
          // As above: loading the backend costs as much as many files' tests.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'postgres',
          expect: expectOptions,
          setupFiles,
          include: ['tests/contract/**/*.postgres.test.ts'],
          globalSetup: ['tests/contract/postgres-setup.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          expect: expectOptions,
          setupFiles: [...setupFiles, 'tests/support/show-open-pages.ts'],
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/setup.ts'],
          // As above; and backends and storefronts that tests share are started once a worker.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
