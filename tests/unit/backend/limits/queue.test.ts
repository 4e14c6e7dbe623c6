import { expect, it } from 'vitest';
import { createNamedQueue, createQueue } from '#backend/limits/queue.ts';

const refuse = (): Error => new Error('The queue is full');

/** Creates work that ends on request. */
function createWork() {
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, run: () => over };
}

it('runs as many at once as allowed, and rejects more when the queue is full', async () => {
  const runQueued = createQueue(2, { maxWaiting: 1, refuse });
  const [first, second, third] = [createWork(), createWork(), createWork()];
  const runs = [runQueued(first.run), runQueued(second.run), runQueued(third.run)];
  await expect(runQueued(async () => 'never')).rejects.toThrow('full');
  for (const { end } of [first, second, third]) end();
  await Promise.all(runs);
  expect(await runQueued(async () => 'there is room again')).toBe('there is room again');
});

it('runs those of one name in order, also after a failure, and others at once', async () => {
  const runQueued = createNamedQueue({ maxWaiting: 1, refuse });
  const first = createWork();
  const runs = [runQueued('a', first.run), runQueued('a', () => Promise.reject(new Error('no')))];
  const failure = expect(runs[1]).rejects.toThrow('no');
  await expect(runQueued('a', first.run)).rejects.toThrow('full');
  expect(await runQueued('b', async () => 'at once')).toBe('at once');
  first.end();
  await failure;
  expect(await runQueued('a', async () => 'again')).toBe('again');
});
