import os from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { faultTable } from './fault-table.ts';
import { describe, getRows, type Outcome, runFaults } from './run-faults.ts';

// `npm run faults`: prints the score and every miss; with --verbose every row. Words after it choose rows by name.

/** The printed result of a row. */
interface Told {
  readonly isFound: boolean;
  readonly text: string;
}

/** The rows of a thread: every n-th, to spread slow ones. */
interface Share {
  readonly words: readonly string[];
  readonly nth: number;
  readonly of: number;
}

if (isMainThread) await main();
else await work(workerData);

async function main(): Promise<void> {
  const isVerbose = process.argv.includes('--verbose');
  const words = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
  const start = performance.now();
  const of = Math.max(1, Math.min(4, os.availableParallelism()));
  const all: Told[] = [];
  await Promise.all(
    Array.from({ length: of }, (_, nth) =>
      inThread({ words, nth, of }, (told) => {
        all.push(told);
        if (isVerbose || !told.isFound) say(told.text);
      }),
    ),
  );
  const found = all.filter(({ isFound }) => isFound).length;
  const share = all.length === 0 ? 0 : found / all.length;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  say(`${found} of ${all.length} planted faults found as they must be: ${(share * 100).toFixed(1)} % (${seconds} s)`);
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

async function work({ words, nth, of }: Share): Promise<void> {
  const rows = getRows(faultTable)
    .filter(({ group, fault }) => words.every((word) => `${group} ${fault.name}`.includes(word)))
    .filter((_, index) => index % of === nth);
  await runFaults(rows, (outcome) => {
    parentPort?.postMessage({ isFound: outcome.misses.length === 0, text: getText(outcome) } satisfies Told);
  });
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
