import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '#tests/support/backend.ts';
import { sendLines } from '#tests/support/send-bytes.ts';
import { contract } from './suites/contract.ts';

let shop: TestBackend;
let port: number;
beforeAll(async () => {
  shop = await startTestBackend({ logger: { level: 'silent' } });
  port = Number(new URL(await shop.listen()).port);
});
afterAll(() => shop.close());

const send = (...lines: readonly string[]): Promise<number | undefined> => sendLines(port, ...lines);

const always = ['Host: localhost', 'X-Shop-Id: quiet', 'Accept-Language: en-GB', 'Connection: close'];

// ASVS 4.2.1, 13.4.4

it.each(['TRACE', 'PROPFIND', 'PATCH', 'OPTIONS'])('answers %s without a failure of its own', async (method) => {
  for (const path of ['/', '/menus', '/Orders', '*']) {
    const status = (await send(`${method} ${path} HTTP/1.1`, ...always)) ?? 400;
    expect({ path, status }).toMatchObject({
      path,
      status: expect.toSatisfy((one: number) => one >= 400 && one < 500),
    });
  }
});

it('takes no request for two hosts', async () => {
  expect(await send('GET /menus HTTP/1.1', ...always)).toBe(200);
  expect(await send('GET /menus HTTP/1.1', 'Host: evil.example', ...always)).toBe(400);
  expect(await send('GET /menus HTTP/1.1', ...always, 'Host: localhost')).toBe(400);
});

it('refuses lone surrogates and deep nesting in the body of every operation that has one', async () => {
  const bodies = [
    '{"email":"\\ud800@mail.com","q":"\\udfff"}',
    '{"\\ud83d":1}',
    `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
    `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
  ];
  for (const { method, path, body } of contract) {
    if (body === undefined) continue;
    for (const payload of bodies) {
      const { statusCode } = await shop.backend.app.inject({
        method,
        url: path.replaceAll(/\{\w+\}/g, 'x'),
        headers: { 'content-type': 'application/json', 'x-shop-id': 'quiet', 'accept-language': 'en-GB' },
        payload,
      });
      // Some ask first who is there.
      expect({ path, statusCode }).toMatchObject({
        statusCode: expect.toSatisfy((one: number) => one >= 400 && one < 500),
      });
    }
  }
});

it('takes tokens with anything in them for tokens of nobody', async () => {
  for (const token of ['%00', '\u0001', 'a b', '\u00e9', '{}', "'", '..', 'x'.repeat(6_000)]) {
    for (const header of ['Authorization: Bearer ', 'X-Order-Token: ', 'X-Service-Key: ', 'Idempotency-Key: ']) {
      const status = await send('GET /Orders/in-progress HTTP/1.1', ...always, `${header}${token}`);
      expect({ header, token, isRefused: (status ?? 400) < 500 }).toEqual({ header, token, isRefused: true });
    }
  }
});
