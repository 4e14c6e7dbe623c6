/**
 * `npm run trust [-- number… --json --continue]`: runs the numbered checks of `checks.js` in full, and prints for each how many cases were
 * wanted and tried, and the seed. Exits with 1 where one is missing, reduced or fails. `TRUST_SEED` repeats a run. What the tests print
 * comes on stderr while they run. A run that is stopped (Ctrl-C) tells what it has seen, and `--continue` goes on with it: files whose
 * tests have ended are not run again while the sources are those of the same commit.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checks } from './checks.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const reportFile = path.join(root, 'test-results/trust.jsonl');
const options = new Set(['--json', '--continue']);
const asked = process.argv.slice(2).filter((argument) => !options.has(argument));
const isJson = process.argv.includes('--json');
const unknown = asked.filter((number) => checks[number] === undefined);
if (unknown.length > 0) {
  process.stderr.write(`There is no check ${unknown.join(', ')}: there are 1 to ${Object.keys(checks).length}.\n`);
  process.exit(2);
}
const numbers = asked.length > 0 ? asked.map(Number) : Object.keys(checks).map(Number);

const { held, ended } = await runTests([...new Set(numbers.flatMap((number) => checks[number].tests))]);
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

/** Runs the tests of files, and returns what they, and those of the run that it continues, say. */
async function runTests(files) {
  const begun = beginReport();
  const open = files.filter((file) => !begun.some(({ ended: name }) => name === file));
  if (open.length > 0) await runFiles(open);
  const lines = readLines();
  return { held: lines.filter(({ number }) => number !== undefined), ended: lines.filter((line) => line.ended) };
}

/** Begins the report; of a run that is continued it has what ended files have said. */
function beginReport() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const sources = `${git('rev-parse', 'HEAD')} ${git('status', '--porcelain', '--', ':!test-results')}`;
  const run = { run: { sources, numbers } };
  const [before, ...lines] = process.argv.includes('--continue') ? readLines() : [];
  const isSame = JSON.stringify(before) === JSON.stringify(run);
  if (before !== undefined && !isSame)
    process.stderr.write('The last run was of other checks or sources: all are run.\n');
  const ofEnded = isSame
    ? lines.filter(({ file, ended: name }) => name || lines.some(({ ended: other }) => other === file))
    : [];
  mkdirSync(path.dirname(reportFile), { recursive: true });
  writeFileSync(reportFile, '');
  for (const line of [run, ...ofEnded]) appendFileSync(reportFile, `${JSON.stringify(line)}\n`);
  return ofEnded;
}

function readLines() {
  if (!existsSync(reportFile)) return [];
  const lines = readFileSync(reportFile, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

async function runFiles(files) {
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
      ...['--reporter=default', `--reporter=${path.join(root, 'tests/trust/reporter.js')}`],
      ...['--testNamePattern', `\\(trust (${numbers.join('|')})\\)`],
      ...files,
    ],
    // On stdout are the results alone.
    { cwd: root, stdio: ['ignore', process.stderr, process.stderr], env: { ...process.env, TRUST_REPORT: reportFile } },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal));
  await once(run, 'exit');
}

/** Compares what was tried of a check with what is wanted, on the engine where it was least. */
function judge(number) {
  const { title, wanted, on = [undefined], tests } = checks[number];
  if (tests.length === 0) return { number, title, wanted, tried: 0, result: 'missing' };
  const of = held.filter((report) => report.number === number);
  const tried = Math.min(...on.map((engine) => count(of.filter((report) => report.on === engine))));
  const seed = of.find((report) => report.seed !== undefined)?.seed;
  const own = ended.filter(({ ended: file }) => tests.includes(file));
  const hasFailed = own.some(
    ({ failed, isBroken }) => isBroken || failed.some((name) => name.includes(`(trust ${number})`)),
  );
  const isStopped = own.length < tests.length;
  const result = hasFailed
    ? 'failed'
    : isStopped
      ? 'stopped'
      : tried === 0
        ? 'failed'
        : tried >= wanted
          ? 'held'
          : 'reduced';
  return { number, title, wanted, tried, result, ...(seed !== undefined && { seed }) };
}

function count(cases) {
  return cases.reduce((sum, report) => sum + report.cases, 0);
}

function toRow({ number, title, wanted, tried, result, seed = '' }) {
  return [String(number), result, String(wanted), String(tried), String(seed), title];
}
