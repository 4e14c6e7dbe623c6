/**
 * `npm run trust [-- number… --json]`: runs the numbered checks of `checks.js` in full, and prints for each how many cases were wanted
 * and tried, and the seed. Exits with 1 where one is missing, reduced or fails. `TRUST_SEED` repeats a run.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checks } from './checks.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const reportFile = path.join(root, 'test-results/trust.jsonl');
const vitestFile = path.join(root, 'test-results/trust-vitest.json');
const asked = process.argv.slice(2).filter((argument) => argument !== '--json');
const isJson = process.argv.includes('--json');
const unknown = asked.filter((number) => checks[number] === undefined);
if (unknown.length > 0) {
  process.stderr.write(`There is no check ${unknown.join(', ')}: there are 1 to ${Object.keys(checks).length}.\n`);
  process.exit(2);
}
const numbers = asked.length > 0 ? asked.map(Number) : Object.keys(checks).map(Number);

const files = [...new Set(numbers.flatMap((number) => checks[number].tests))];
const { reports, failed } = files.length === 0 ? { reports: [], failed: [] } : await runTests(files);
const results = numbers.map(judge);
const heldCount = results.filter(({ result }) => result === 'held').length;

if (isJson) process.stdout.write(`${JSON.stringify({ formatVersion: 1, checks: results }, undefined, 2)}\n`);
else {
  const rows = [['no.', 'result', 'wanted', 'tried', 'seed', 'check'], ...results.map(toRow)];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const toLine = (row) => row.map((cell, column) => cell.padEnd(widths[column])).join('  ');
  process.stdout.write(`${rows.map((row) => toLine(row).trimEnd()).join('\n')}\n`);
  process.stdout.write(`${heldCount} of ${results.length} checks held in full\n`);
}
process.exitCode = heldCount === results.length ? 0 : 1;

/** Runs the tests of the chosen checks, and returns what they say of them. */
async function runTests(chosen) {
  mkdirSync(path.dirname(reportFile), { recursive: true });
  for (const file of [reportFile, vitestFile]) rmSync(file, { force: true });
  for (const args of [
    ['cli/compile.js', '--demo'],
    ['cli/dist/shopgen.js', 'generate', '--site', 'acoustic', '--quiet'],
  ]) {
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }
  const projects = ['unit', 'long', 'contract', 'postgres', 'redis', 'e2e'];
  const run = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--testTimeout=0', '--hookTimeout=0'],
      ...projects.flatMap((project) => ['--project', project]),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`],
      ...['--testNamePattern', `\\(trust (${numbers.join('|')})\\)`],
      ...chosen,
    ],
    // On stdout are the results alone.
    { cwd: root, stdio: ['ignore', process.stderr, process.stderr], env: { ...process.env, TRUST_REPORT: reportFile } },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal));
  await once(run, 'exit');
  const lines = existsSync(reportFile) ? readFileSync(reportFile, 'utf8').trimEnd().split('\n') : [];
  return { reports: lines.filter(Boolean).map((line) => JSON.parse(line)), failed: listFailed() };
}

/**
 * Returns the names of tests that failed; of a file that could not be loaded, those of all its checks. Of a run that was stopped it knows
 * none: a test that failed, or had not ended, has not said that it held.
 */
function listFailed() {
  if (!existsSync(vitestFile)) return [];
  const { testResults } = JSON.parse(readFileSync(vitestFile, 'utf8'));
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const own = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    if (status !== 'failed' || own.length > 0) return own;
    return numbers
      .filter((number) => checks[number].tests.some((file) => name.endsWith(file)))
      .map((number) => `(trust ${number})`);
  });
}

/** Compares what was tried of a check with what is wanted, on the engine where it was least. */
function judge(number) {
  const { title, wanted, on = [undefined], tests } = checks[number];
  if (tests.length === 0) return { number, title, wanted, tried: 0, result: 'missing' };
  const of = reports.filter((report) => report.number === number);
  const tried = Math.min(...on.map((engine) => count(of.filter((report) => report.on === engine))));
  const seed = of.find((report) => report.seed !== undefined)?.seed;
  const isFailed = failed.some((name) => name.includes(`(trust ${number})`));
  const result = isFailed || tried === 0 ? 'failed' : tried >= wanted ? 'held' : 'reduced';
  return { number, title, wanted, tried, result, ...(seed !== undefined && { seed }) };
}

function count(cases) {
  return cases.reduce((sum, report) => sum + report.cases, 0);
}

function toRow({ number, title, wanted, tried, result, seed = '' }) {
  return [String(number), result, String(wanted), String(tried), String(seed), title];
}
