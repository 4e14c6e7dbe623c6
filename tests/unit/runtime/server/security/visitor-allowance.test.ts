import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createVisitorAllowance } from '#runtime/server/security/visitor-allowance.ts';

/** Returns what asks for a page, and how many seconds a refused visitor has to wait. */
function createAsking(most: number) {
  let time = 60_000_000;
  const allowance = createVisitorAllowance(most, () => time);
  const server = fastify({ trustProxy: true });
  server.get('/', async (request) => {
    allowance.take(request);
    return 'made';
  });
  server.setErrorHandler<{ retryAfterSeconds?: number }>(async (error, _, reply) =>
    reply.code(429).send(String(error.retryAfterSeconds)),
  );
  return {
    ask: async (address: string) => (await server.inject({ url: '/', headers: { 'x-forwarded-for': address } })).body,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

it('begins anew with each minute', async () => {
  const { ask, pass } = createAsking(2);
  expect([await ask('192.0.2.1'), await ask('192.0.2.1'), await ask('192.0.2.1')]).toEqual(['made', 'made', '60']);
  pass(59_000);
  expect(await ask('192.0.2.1')).toBe('1');
  pass(1_000);
  expect(await ask('192.0.2.1')).toBe('made');
});

it('takes an IPv4 address for itself however it is written', async () => {
  const { ask } = createAsking(1);
  expect([await ask('192.0.2.1'), await ask('::ffff:192.0.2.1'), await ask('192.0.2.2')]).toEqual([
    'made',
    '60',
    'made',
  ]);
});

it('allows any number where it is told to', async () => {
  const { ask } = createAsking(0);
  for (let count = 0; count < 20; count += 1) expect(await ask('192.0.2.1')).toBe('made');
});
