import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { ApiUnreachableError } from '#runtime/rpc/clients/outbound-fetch.ts';
import { registerFailureHandlers } from '#runtime/server/failure-handlers.ts';

async function answerTo(error: unknown) {
  const server = fastify();
  registerFailureHandlers(server);
  server.get('/', async () => {
    throw error;
  });
  const answer = await server.inject('/');
  await server.close();
  return answer;
}

describe('registerFailureHandlers', () => {
  it.each([
    ['an API that cannot be reached', new ApiUnreachableError('network', 'http://api', undefined), 503],
    ['a deadline that passed', new DOMException('too late', 'TimeoutError'), 503],
    ['a request that is no good', Object.assign(new Error('bad'), { statusCode: 400 }), 400],
    ['a mistake of ours', new TypeError('a secret of the inside'), 500],
  ])('answers for %s', async (_, error, status) => {
    const answer = await answerTo(error);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['retry-after']).toBe(status === 503 ? '30' : undefined);
    expect(answer.body).not.toContain('secret');
  });
});
