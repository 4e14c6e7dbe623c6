import { randomInt } from 'node:crypto';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Fault } from './fault.ts';
import { describe, getRows, type Outcome, runFaults } from './run-faults.ts';
import { readFaultFile } from './table-file.ts';

// `npm run faults`: prints the score and every miss; with --verbose every row. Words after it choose rows by name, --seed
// draws the values of an earlier run, --table takes the faults of a file.

/** The printed result of a row. */
interface Told {
  readonly isFound: boolean;
  readonly text: string;
}

/** The rows of a thread: every n-th, to spread slow ones. */
interface Share {
  readonly words: readonly string[];
  /** A file of faults instead of the table. */
  readonly table: string | undefined;
  readonly nth: number;
  readonly of: number;
}

if (isMainThread) {
  await main().catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
} else await work(workerData);

async function main(): Promise<void> {
  const { values, positionals: words } = parseArgs({
    allowPositionals: true,
    options: { verbose: { type: 'boolean' }, seed: { type: 'string' }, table: { type: 'string' } },
  });
  const { verbose: isVerbose = false, table, seed = String(randomInt(1, 1_000_000)) } = values;
  // Threads get the environment as it is when they start.
  process.env.FAULTS_SEED = seed;
  const start = performance.now();
  const of = Math.max(1, Math.min(4, os.availableParallelism()));
  const all: Told[] = [];
  await Promise.all(
    Array.from({ length: of }, (_, nth) =>
      inThread({ words, table, nth, of }, (told) => {
        all.push(told);
        if (isVerbose || !told.isFound) say(told.text);
      }),
    ),
  );
  const found = all.filter(({ isFound }) => isFound).length;
  const share = all.length === 0 ? 0 : found / all.length;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  say(`${found} of ${all.length} planted faults found as they must be: ${(share * 100).toFixed(1)} % (${seconds} s)`);
  if (table === undefined) say(`Values were drawn with --seed ${seed}`);
  process.exitCode = share >= 0.98 ? 0 : 1;
}

function inThread(share: Share, told: (told: Told) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: share });
    worker.on('message', told);
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A thread ended with ${code}`))));
  });
}

async function work({ words, table, nth, of }: Share): Promise<void> {
  const rows = getRows(table === undefined ? await loadOwnTable() : readFaultFile(table))
    .filter(({ group, fault }) => words.every((word) => `${group} ${fault.name}`.includes(word)))
    .filter((_, index) => index % of === nth);
  await runFaults(rows, (outcome) => {
    parentPort?.postMessage({ isFound: outcome.misses.length === 0, text: getText(outcome) } satisfies Told);
  });
}

/** Loads the table in the thread that uses it, after the seed is known. */
async function loadOwnTable(): Promise<Readonly<Record<string, readonly Fault[]>>> {
  return (await import('./fault-table.ts')).faultTable;
}

function getText({ group, fault, planting, got, misses, milliseconds }: Outcome): string {
  const isFound = misses.length === 0;
  const said = isFound ? got.map(describe) : misses;
  const isSilent = isFound && planting?.wanted.length === 0;
  return [
    `${isFound ? 'found ' : 'MISSED'} ${group}: ${fault.name} (${milliseconds.toFixed(0)} ms)`,
    ...(fault.because === undefined ? [] : [`because ${fault.because}`]),
    ...(isSilent ? ['nothing to say, and nothing said'] : said),
  ].join('\n       ');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
