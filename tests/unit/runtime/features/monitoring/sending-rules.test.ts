import { describe, expect, it } from 'vitest';
import { decideByAge, mayOutlivePage, shouldCompress } from '#runtime/features/monitoring/sending-rules.ts';

describe('a report of the monitoring client', () => {
  it.each([
    [0, 'hold'],
    [3_999, 'hold'],
    [4_000, 'send'],
    [30_000, 'send'],
    [30_001, 'drop'],
  ])('does with an interaction of %d ms ago: %s', (age, decision) => {
    expect(decideByAge(1_000_000 - age, 1_000_000)).toBe(decision);
  });

  it('is compressed above 1,000 characters', () => {
    expect([1_000, 1_001].map(shouldCompress)).toEqual([false, true]);
  });

  it('outlives its page under 60,000 bytes and while fewer than 15 requests are under way', () => {
    expect([mayOutlivePage(59_999, 14), mayOutlivePage(60_000, 0), mayOutlivePage(1, 15)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
