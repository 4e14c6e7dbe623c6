import type { FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createServiceKeyCheck } from '#backend/identity/service-key.ts';

async function believed(key: string | undefined, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const check = createServiceKeyCheck(key);
  const app = Fastify();
  app.get('/', async (request: FastifyRequest) => ({ believed: await check(request) }));
  return (await app.inject({ url: '/', headers })).json().believed;
}

it.each([
  ['the key', 'correct horse battery', { 'x-service-key': 'correct horse battery' }, true],
  ['another key', 'correct horse battery', { 'x-service-key': 'correct horse batterz' }, false],
  ['a longer key', 'correct horse battery', { 'x-service-key': 'correct horse battery!' }, false],
  ['no key', 'correct horse battery', {}, false],
  ['a key where none is set', undefined, { 'x-service-key': 'undefined' }, false],
  ['an empty key where none is set', undefined, { 'x-service-key': '' }, false],
])('a request with %s is authenticated or rejected', async (_, key, headers, expected) => {
  expect(await believed(key, Object.fromEntries(Object.entries(headers)))).toBe(expected);
});
