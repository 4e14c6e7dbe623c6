/**
 * Runs every test and sums the results: `npm test`. Finds what the tests need, installs Chromium where that is possible,
 * and says plainly which half did not run where something is missing. The last line is `N passed, N failed`.
 * Arguments go to Vitest, so `npm test -- tests/e2e/journey.test.ts` runs one file.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium } from './support/find-chromium.js';
import { findPostgres } from './support/find-postgres.js';
import { findRedis } from './support/find-redis.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const reportFile = `${root}test-results/vitest.json`;

const notes = [];
const projects = ['unit', 'long', 'golden', 'contract'];
if (findPostgres()) projects.push('postgres');
else
  notes.push(
    'PostgreSQL did not run: no server on this machine (Debian: apt-get install postgresql) and no TEST_DATABASE_URL.',
  );
if (findRedis()) projects.push('redis');
else notes.push('Redis did not run: no server on this machine (Debian: apt-get install redis-server).');
if (findChromium() ?? installChromium()) projects.push('e2e');
else notes.push('The browser tests did not run: no Chromium on this machine, and it could not be installed.');

// Tests of the runtime use the generated clients, whichever site they are generated with.
const generated = spawnSync(
  process.execPath,
  [`${root}cli/dist/shopgen.js`, 'generate', '--site', 'acoustic', '--quiet'],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
if (generated.status !== 0) process.exit(1);

rmSync(reportFile, { force: true });
mkdirSync(`${root}test-results`, { recursive: true });
const { status } = spawnSync(
  process.execPath,
  [
    `${root}node_modules/vitest/vitest.mjs`,
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);

const report = readReport();
for (const note of notes) console.log(note);
console.log(`${report.passed} passed, ${report.failed} failed`);
process.exitCode = status === 0 && report.failed === 0 && report.passed > 0 ? 0 : 1;

/** A file that could not be loaded has no tests to count, and is a failure all the same. */
function readReport() {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(reportFile, 'utf8'));
    const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
  } catch (error) {
    console.error(`The test runner left no report: ${error.message}`);
    return { passed: 0, failed: 1 };
  }
}

function installChromium() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log('Installing Chromium from Debian');
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  return findChromium();
}
