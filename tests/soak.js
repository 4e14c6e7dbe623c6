/**
 * `npm run soak [-- name…]`: runs in full what `npm test` samples, such as killed backends and builds, generated
 * requests, pages, journeys and planted faults. Takes hours; names choose a part of it.
 */
import { spawnSync } from 'node:child_process';
import { findPostgres } from './support/find-postgres.js';

const parts = {
  affected: ['tests/unit/cli/affected/left-out.long.test.ts'],
  crashes: ['tests/contract/crashes', 'tests/contract/pglite-durability.long.test.ts'],
  prices: ['tests/contract/configuration-prices.test.ts'],
  fuzz: ['tests/contract/fuzz.long.test.ts', 'tests/contract/reading.long.postgres.test.ts'],
  locales: ['tests/contract/reading', 'tests/contract/demo.test.ts'],
  content: ['tests/contract/export-content.long.test.ts', 'tests/contract/import-content.test.ts'],
  simulation: ['tests/contract/simulation'],
  crowds: ['tests/contract/orders', 'tests/contract/storage'],
  interrupted: ['tests/unit/cli/emit/killed.long.test.ts', 'tests/e2e/interrupted.long.test.ts'],
  interleaved: ['tests/e2e/interleaved.long.test.ts'],
  shopping: [
    'tests/e2e/saved-items.test.ts',
    'tests/e2e/reverse-charge.test.ts',
    'tests/e2e/photo-print.test.ts',
    'tests/e2e/account-journey.test.ts',
  ],
  pages: [
    'tests/e2e/pages.test.ts',
    'tests/e2e/waiting-page.test.ts',
    'tests/e2e/journey.test.ts',
    'tests/e2e/consent.test.ts',
  ],
  faults: ['tests/faults/faults.test.ts'],
  package: ['tests/e2e/package.long.test.ts'],
  mistakes: [
    'tests/unit/cli/project',
    'tests/unit/cli/type-check',
    'tests/unit/cli/sources',
    'tests/unit/cli/commands',
    'tests/unit/cli/scaffold',
    'tests/e2e/dev.long.test.ts',
  ],
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} to soak. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
// Each run generates other requests; the printed seed reproduces them.
const seed = process.env.FUZZ_SEED ?? String(Date.now() % 1_000_000_000);
console.log(`Made-up requests are made from FUZZ_SEED=${seed}.`);
const projects = ['long', 'golden', 'contract', ...(findPostgres() ? ['postgres'] : []), 'e2e'];
const chosen = Object.entries(parts).filter(([name]) => names.length === 0 || names.includes(name));
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    ...['run', '--testTimeout=0'],
    ...projects.flatMap((project) => ['--project', project]),
    ...chosen.flatMap(([, files]) => files),
  ],
  { stdio: 'inherit', env: { ...process.env, SOAK: '1', FUZZ_SEED: seed } },
);
process.exitCode = status ?? 1;
