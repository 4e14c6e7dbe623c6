import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '#backend/db/database.ts';
import type { Actor } from '#backend/identity/actor.ts';
import { carryOutOnce, type OnceKey } from '#backend/operations/idempotency.ts';
import { pgliteForFile } from './suites/engine.ts';

const { shared } = pgliteForFile();
let db: Db;
beforeAll(async () => {
  ({ db } = (await shared()).backend.database);
});

let now = new Date('2026-11-27T12:00:00Z');
const pass = (milliseconds: number): void => {
  now = new Date(now.getTime() + milliseconds);
};

// Renewals come when the test says so: without them the process that has taken a key is dead.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const actor: Actor = { kind: 'customer', shopId: 'quiet', customerId: 'somebody', orderToken: undefined };

const ask = (key: string, work: (key: OnceKey<string>) => Promise<void>) =>
  carryOutOnce<string>(
    { db, clock: () => now },
    { operation: 'initiatePayment', actor, key, body: { method: 'ideal' } },
    work,
  );

/** Takes the key, and says so, then waits to be let on; and answers. */
function worker(answer: string) {
  let goOn = (): void => undefined;
  let tell = (): void => undefined;
  const taken = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const released = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const work = async (key: OnceKey<string>): Promise<void> => {
    await db.transaction((tx) => key.take(tx));
    tell();
    await released;
    await db.transaction((tx) => key.keep(tx, 200, answer));
  };
  return { work, taken, goOn: () => goOn() };
}

it('lets an interrupted buyer go on within five seconds after the process has died', async () => {
  const dead = worker('of the dead');
  const lost = ask('key-of-a-dead-process', dead.work);
  await dead.taken;
  pass(5_000);
  const next = worker('of the next');
  next.goOn();
  expect(await ask('key-of-a-dead-process', next.work)).toEqual({ status: 200, body: 'of the next', replayed: false });
  // It was only slow: what it has done is undone, and nobody hears its answer.
  dead.goOn();
  await expect(lost).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(await ask('key-of-a-dead-process', next.work)).toEqual({ status: 200, body: 'of the next', replayed: true });
});

it('lets nobody overtake a process that is at work, however long it takes', async () => {
  const slow = worker('of the slow');
  const first = ask('key-of-a-slow-process', slow.work);
  await slow.taken;
  for (let second = 0; second < 30; second += 1) {
    pass(1_000);
    await vi.advanceTimersByTimeAsync(1_000);
    // The renewal is one more query of the same database: it is done once another is.
    await db.execute('select 1');
  }
  const hasty = worker('of the hasty');
  hasty.goOn();
  const second = ask('key-of-a-slow-process', hasty.work);
  slow.goOn();
  expect(await first).toEqual({ status: 200, body: 'of the slow', replayed: false });
  expect(await second).toEqual({ status: 200, body: 'of the slow', replayed: true });
});
