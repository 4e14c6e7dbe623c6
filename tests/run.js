/**
 * Runs the tests and sums the results: `npm test`. Finds what the tests need, installs Chromium where that is possible,
 * and says plainly which half did not run where something is missing. The last line is `N passed, N failed`.
 *
 * Files called `*.long.test.ts`, which start whole commands, builds and topologies or try a great many cases, run with `--all`, or when they are named. With
 * `REQUIRE_ALL=1` what did not run for want of a program counts as a failure.
 *
 * With `--changed` (or `--changed=<commit>`) it runs what belongs to files that differ from the last commit (or that one): the
 * unit tests that import them, and what `tests/rooms.js` names. With `--durations` it prints the time of each file. Other
 * arguments go to Vitest, so `npm test -- tests/e2e/journey.test.ts` runs one file.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { testsOfChanges } from './changed.js';
import { findTestChromium } from './support/find-chromium.js';
import { findPostgres, installPostgres } from './support/find-postgres.js';
import { findProgram } from './support/find-program.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const reportFile = `${root}test-results/vitest.json`;
const leakFile = `${root}test-results/leaks.jsonl`;

const isOurs = (argument) => ['--all', '--durations'].includes(argument) || /^--changed(=|$)/.test(argument);
const ours = process.argv.slice(2).filter(isOurs);
const others = process.argv.slice(2).filter((argument) => !isOurs(argument));
const changed = ours.find((argument) => argument.startsWith('--changed'));
const isQuick = !ours.includes('--all') && changed === undefined && others.length === 0;

// Tests run the compiled programs, backends begin with data made beforehand, and those of the runtime use the generated
// clients, of whichever site.
for (const args of [
  ['cli/compile.js', '--demo'],
  ['cli/dist/shopgen.js', 'generate', '--site', 'acoustic', '--quiet'],
]) {
  if (spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0) process.exit(1);
}

const chosen = changed && testsOfChanges(root, changed.split('=')[1] ?? 'HEAD');
if (chosen?.length === 0) {
  console.log('No test belongs to what has changed.\n0 passed, 0 failed');
  process.exit(0);
}
for (const file of chosen ?? []) console.log(file);

const notes = [];
const projects = ['unit', 'golden', 'contract', ...(isQuick ? [] : ['long'])];
if (!findPostgres()) {
  console.log('Installing PostgreSQL from npm, as there is none');
  installPostgres();
}
const postgres = findPostgres();
if (postgres) projects.push('postgres');
else
  notes.push(
    'PostgreSQL did not run: no server on this machine (Debian: apt-get install postgresql), none that npm could install, and no TEST_DATABASE_URL.',
  );
const leftOut = isQuick ? ['--exclude=tests/{contract,e2e}/**/*.long.*'] : [];
const hasRedis = findProgram('redis-server') !== undefined;
if (postgres?.bin !== undefined && !existsSync(`${postgres.bin}/pg_basebackup`)) {
  leftOut.push(
    '--exclude=tests/contract/read-replica.postgres.test.ts',
    '--exclude=tests/contract/backup.postgres.test.ts',
  );
  notes.push(
    'Replicas and backups did not run: no tools of PostgreSQL on this machine (Debian: apt-get install postgresql).',
  );
}
if (postgres && !findProgram('pgbouncer')) {
  leftOut.push('--exclude=tests/contract/pooler.postgres.test.ts');
  notes.push('The pooler did not run: no PgBouncer on this machine (Debian: apt-get install pgbouncer).');
}
if (hasRedis) projects.push('redis');
else {
  leftOut.push('--exclude=tests/contract/processes.postgres.test.ts');
  notes.push('Redis did not run: no server on this machine (Debian: apt-get install redis-server).');
}
if (!findProgram('nginx')) {
  leftOut.push(
    '--exclude=tests/e2e/releases.long.test.ts',
    '--exclude=tests/e2e/deploy.test.ts',
    '--exclude=tests/e2e/remote-cache.long.test.ts',
  );
  notes.push(
    'Releases side by side, the configuration of nginx and the remote cache did not run: they need nginx (Debian: apt-get install nginx).',
  );
}
if (!postgres || !hasRedis || !findProgram('nginx')) {
  leftOut.push(
    '--exclude=tests/e2e/rolling-restart.long.test.ts',
    '--exclude=tests/e2e/topology.long.test.ts',
    '--exclude=tests/e2e/tracing.long.test.ts',
  );
  notes.push(
    'No whole topology ran: it needs PostgreSQL, Redis and nginx (Debian: apt-get install postgresql redis-server nginx).',
  );
}
if (!findProgram('promtool')) {
  leftOut.push('--exclude=tests/unit/templates/alerts.test.ts');
  notes.push('The rules of alerts did not run: no promtool on this machine (Debian: apt-get install prometheus).');
}
if (findTestChromium() ?? installChromium()) projects.push('e2e');
else notes.push('The browser tests did not run: no Chromium on this machine, and it could not be installed.');

for (const file of [reportFile, leakFile]) rmSync(file, { force: true });
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
    ...(ours.includes('--durations') ? [`--reporter=${root}tests/durations-reporter.js`] : []),
    ...leftOut,
    ...(chosen ?? []),
    ...others,
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, LEAK_REPORT: leakFile, ...(ours.includes('--durations') && { MEASURE_CPU: '1' }) },
  },
);

const report = readReport();
const leaks = readLeaks();
for (const { program, what, line } of leaks.slice(0, 10))
  console.log(`The log of the ${program} holds ${what}: ${line}`);
if (leaks.length > 0) report.failed += 1;
for (const name of report.names) console.log(`Failed: ${name}`);
for (const note of notes) console.log(note);
if (isQuick)
  console.log(
    'What starts whole commands and topologies, or tries a great many cases, was left out: npm test -- --all runs it as well.',
  );
console.log(`${report.passed} passed, ${report.failed} failed`);
const isComplete = notes.length === 0 || process.env.REQUIRE_ALL !== '1';
process.exitCode = status === 0 && report.failed === 0 && report.passed > 0 && isComplete ? 0 : 1;

/** Returns the lines of logs that hold something personal: nothing may, whatever is done to the servers. */
function readLeaks() {
  if (!existsSync(leakFile)) return [];
  return readFileSync(leakFile, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Reads the report, with the names of what failed. A file that could not be loaded has no tests, but counts as a failure. */
function readReport() {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(reportFile, 'utf8'));
    const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
    const names = [
      ...unloaded.map(({ name }) => nameOf(name)),
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName }) => `${nameOf(name)}: ${fullName}`),
      ),
    ];
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length, names };
  } catch (error) {
    console.error(`The test runner left no report: ${error.message}`);
    return { passed: 0, failed: 1, names: [] };
  }
}

function nameOf(file) {
  return file.replace(root, '');
}

function installChromium() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log('Installing Chromium from Debian');
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  // Older releases have the whole browser only.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (spawnSync('apt-get', [...install, name], options).status === 0) break;
  }
  return findTestChromium();
}
