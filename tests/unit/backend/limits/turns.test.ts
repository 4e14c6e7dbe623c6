import { expect, it } from 'vitest';
import { createNamedTurns, createTurns } from '#backend/limits/turns.ts';

const refuse = (): Error => new Error('The queue is full');

/** Work that ends when it is told to. */
function createWork() {
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, run: () => over };
}

it('lets as many run as there are places, and refuses who finds the queue full', async () => {
  const takeTurn = createTurns(2, { maxWaiting: 1, refuse });
  const [first, second, third] = [createWork(), createWork(), createWork()];
  const turns = [takeTurn(first.run), takeTurn(second.run), takeTurn(third.run)];
  await expect(takeTurn(async () => 'never')).rejects.toThrow('full');
  for (const { end } of [first, second, third]) end();
  await Promise.all(turns);
  expect(await takeTurn(async () => 'there is room again')).toBe('there is room again');
});

it('has those of one name wait for each other, also after a failure, and nobody else', async () => {
  const takeTurn = createNamedTurns({ maxWaiting: 1, refuse });
  const first = createWork();
  const turns = [takeTurn('a', first.run), takeTurn('a', () => Promise.reject(new Error('no')))];
  const failure = expect(turns[1]).rejects.toThrow('no');
  await expect(takeTurn('a', first.run)).rejects.toThrow('full');
  expect(await takeTurn('b', async () => 'at once')).toBe('at once');
  first.end();
  await failure;
  expect(await takeTurn('a', async () => 'again')).toBe('again');
});
