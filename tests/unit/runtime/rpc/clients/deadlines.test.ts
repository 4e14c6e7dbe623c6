import { expect, it } from 'vitest';
import { deadlinesFrom, defaultReadMs } from '#runtime/rpc/clients/deadlines.ts';

it('lets nobody wait longer than three seconds for a page or a picture', () => {
  const { readMs, writeMs, pageMs, streamMs, formMs } = deadlinesFrom(defaultReadMs);
  for (const ms of [readMs, writeMs, pageMs, streamMs]) expect(ms).toBeLessThanOrEqual(3000);
  // A page has to outlast its reads, and a form what it writes and the page after it.
  expect(pageMs).toBeGreaterThan(readMs);
  expect(formMs).toBeGreaterThanOrEqual(writeMs + pageMs);
});
