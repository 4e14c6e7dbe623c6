import { expect, it } from 'vitest';
import { faultTable } from './fault-table.ts';
import { type Outcome, rowsOf, runFaults } from './run-faults.ts';

const toldOf = ({ group, fault, misses }: Outcome): string => `${group}: ${fault.name}\n  ${misses.join('\n  ')}`;

it('tells at least 98 of 100 planted faults exactly where they were planted', { timeout: 900_000 }, async () => {
  const outcomes = await runFaults(rowsOf(faultTable));
  expect(outcomes.length).toBeGreaterThanOrEqual(150);
  const missed = outcomes.filter(({ misses }) => misses.length > 0);
  expect(missed.length, missed.map(toldOf).join('\n')).toBeLessThanOrEqual(outcomes.length * 0.02);
});

it('plants every fault under a name of its own', () => {
  for (const [group, faults] of Object.entries(faultTable)) {
    const names = faults.map(({ name }) => name);
    expect(new Set(names).size, group).toBe(names.length);
  }
});
