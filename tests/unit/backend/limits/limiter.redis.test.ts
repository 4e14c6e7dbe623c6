import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLimiter } from '#backend/limits/limiter.ts';
import { startRedis, type TestRedis } from '#tests/support/redis.ts';

const limit = { name: 'test', points: 5, seconds: 60 };

let redis: TestRedis;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(async () => {
  await redis.stop();
});

const passed = (all: readonly PromiseSettledResult<number>[]): number =>
  all.filter(({ status }) => status === 'fulfilled').length;

it('counts for every process that shares Redis, and goes on when Redis is gone', async () => {
  const processes = [1, 2, 3].map(() => createLimiter(redis.url, () => undefined));
  const countAll = (key: string) =>
    Promise.allSettled(processes.flatMap((limiter) => [1, 2, 3, 4].map(() => limiter.count(limit, key))));
  expect(passed(await countAll('somebody'))).toBe(limit.points);
  await redis.stop();
  // Each limiter counts alone now: four of four pass, and never more than five.
  expect(passed(await countAll('somebody'))).toBe(12);
  expect(passed(await countAll('somebody'))).toBe(3);
  await redis.start();
  for (const limiter of processes) limiter.close();
});
