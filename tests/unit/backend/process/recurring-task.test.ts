import { expect, it } from 'vitest';
import { createRecurringTask } from '#backend/process/recurring-task.ts';

const never = 2_000_000_000;

it('runs one at a time, and once more if it was woken meanwhile', async () => {
  let [running, most, runs] = [0, 0, 0];
  const task = createRecurringTask({
    every: never,
    onError: () => undefined,
    async run() {
      runs += 1;
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
    },
  });
  await Promise.all([task.wake(), task.wake(), task.wake()]);
  expect([runs, most]).toEqual([2, 1]);
  await task.wake();
  expect(runs).toBe(3);
  await task.close();
  await task.wake();
  expect(runs).toBe(3);
});

it('processes rows that were added before the wake-up, also during a run', async () => {
  const there = ['first'];
  const seen: string[] = [];
  let goOn = (): void => undefined;
  const task = createRecurringTask({
    every: never,
    onError: () => undefined,
    async run() {
      const found = there.splice(0);
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      seen.push(...found);
    },
  });
  void task.wake();
  there.push('second');
  const woken = task.wake();
  goOn();
  await new Promise((resolve) => setImmediate(resolve));
  goOn();
  await woken;
  expect(seen).toEqual(['first', 'second']);
  await task.close();
});

it('goes on after a failure, which it reports', async () => {
  const errors: unknown[] = [];
  let runs = 0;
  const task = createRecurringTask({
    every: never,
    onError: (error) => errors.push(error),
    async run() {
      runs += 1;
      if (runs === 1) throw new Error('not now');
    },
  });
  await task.wake();
  await task.wake();
  expect([runs, errors]).toEqual([2, [new Error('not now')]]);
  await task.close();
});

it('aborts running work when it closes, and waits for it', async () => {
  let ended = false;
  const task = createRecurringTask({
    every: never,
    onError: () => undefined,
    async run(closing) {
      while (!closing.aborted) await new Promise((resolve) => setImmediate(resolve));
      ended = true;
    },
  });
  void task.wake();
  await task.close();
  expect(ended).toBe(true);
});
