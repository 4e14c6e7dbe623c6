import { faultTable } from './fault-table.ts';
import { describe, type Outcome, runFaults } from './run-faults.ts';

// `npm run faults`: prints the score and every miss; with --verbose every row. Words after it choose rows by name.
const isVerbose = process.argv.includes('--verbose');
const words = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));

const table = Object.fromEntries(
  Object.entries(faultTable).map(([group, faults]) => [
    group,
    faults.filter(({ name }) => words.every((word) => `${group} ${name}`.includes(word))),
  ]),
);
const start = performance.now();
const outcomes = await runFaults(table, (outcome) => {
  if (isVerbose || outcome.misses.length > 0) print(outcome);
});
const passed = outcomes.filter(({ misses }) => misses.length === 0).length;
const share = outcomes.length === 0 ? 0 : passed / outcomes.length;
const seconds = ((performance.now() - start) / 1000).toFixed(1);
say(
  `${passed} of ${outcomes.length} planted faults found as they must be: ${(share * 100).toFixed(1)} % (${seconds} s)`,
);
process.exitCode = share >= 0.98 ? 0 : 1;

function print({ group, fault, planting, got, misses, milliseconds }: Outcome): void {
  say(`${misses.length === 0 ? 'found ' : 'MISSED'} ${group}: ${fault.name} (${milliseconds.toFixed(0)} ms)`);
  if (fault.because !== undefined) say(`       because ${fault.because}`);
  if (misses.length === 0) for (const one of got) say(`       ${describe(one)}`);
  if (misses.length === 0 && planting?.wanted.length === 0) say('       nothing to say, and nothing said');
  for (const miss of misses) say(`       ${miss}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
