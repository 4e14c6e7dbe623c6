import { defineConfig } from 'vitest/config';

/**
 * One project a kind of test. `long` are unit tests that take a while, such as those that start many processes: the quick loop
 * leaves them out. `postgres` needs a PostgreSQL server, `redis` a Redis server, `e2e` a Chromium and built sites;
 * `tests/run.js` sees to all three.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: ['**/*.long.test.ts', '**/*.redis.test.ts'],
          // Nothing here is about speed: a busy machine is no failure.
          testTimeout: 30_000,
        },
      },
      { test: { name: 'long', include: ['tests/unit/**/*.long.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'redis', include: ['tests/unit/**/*.redis.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'golden',
          include: ['tests/golden/*.test.ts', 'tests/faults/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          exclude: ['**/*.postgres.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['tests/contract/**/*.postgres.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
