import { expect, it } from 'vitest';
import { isSoak, times } from '#tests/support/soak.ts';
import type { Fault } from './fault.ts';
import { faultTable } from './fault-table.ts';
import { getRows, type Outcome, runFaults } from './run-faults.ts';

const describeOutcome = ({ group, fault, misses }: Outcome): string =>
  `${group}: ${fault.name}\n  ${misses.join('\n  ')}`;

/** The compiler checks the whole runtime for each: a sample of them is tried in `check-types.long.test.ts`. */
const checkedByCompiler = ['descriptions that do not fit'];

/** The first row of each group is planted, and every n-th after it. */
const step = times(32, 1);

it('reports at least 98 of 100 planted faults exactly where they were planted', { timeout: 900_000 }, async () => {
  expect(getRows(faultTable).length).toBeGreaterThanOrEqual(150);
  const chosen = Object.entries(faultTable)
    .filter(([group]) => isSoak || !checkedByCompiler.includes(group))
    .map(([group, faults]): [string, readonly Fault[]] => [group, faults.filter((_, index) => index % step === 0)]);
  const outcomes = await runFaults(getRows(Object.fromEntries(chosen)));
  const missed = outcomes.filter(({ misses }) => misses.length > 0);
  expect(missed.length, missed.map(describeOutcome).join('\n')).toBeLessThanOrEqual(outcomes.length * 0.02);
});

it('plants every fault under a name of its own', () => {
  for (const [group, faults] of Object.entries(faultTable)) {
    const names = faults.map(({ name }) => name);
    expect(new Set(names).size, group).toBe(names.length);
  }
});
