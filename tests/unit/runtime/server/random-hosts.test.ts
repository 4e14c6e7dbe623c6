import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { casesOf, freshSeed, held, ofCheck } from '#tests/support/trust.ts';
import { type ApiServer, startApiServer } from '../rpc/api-server.ts';
import { createTestServer, dutchHost } from './test-server.ts';

let api: ApiServer;
const servers: FastifyInstance[] = [];
beforeAll(async () => {
  api = await startApiServer();
  servers.push(await createTestServer(api.url), await createTestServer(api.url, { trustProxy: true }));
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await api.close();
});

const marker = 'evil-marker';
const evil = fc
  .tuple(
    fc.constantFrom(
      '',
      `${dutchHost}.`,
      'localhost@',
      `${dutchHost}@`,
      `${dutchHost},`,
      `${dutchHost}#`,
      'nl-nl.',
      '[::1]',
      '%0d%0a',
      'xn--',
    ),
    fc.constantFrom(
      '.example',
      '.example:443',
      '.example:99999',
      ':80',
      '.localhost',
      '',
      `.${dutchHost}`,
      '%00',
      '"><script>',
      '\\',
    ),
  )
  .map(([before, after]) => `${before}${marker}${after}`);
const hosts = fc.oneof(evil, fc.constantFrom(dutchHost, 'nl-nl.localhost', `${dutchHost}:${'9'.repeat(9)}`, ''));
const forwarding = fc.dictionary(
  fc.constantFrom(
    'x-forwarded-host',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-port',
    'forwarded',
    'x-host',
    'x-original-url',
    'x-rewrite-url',
    'origin',
    'referer',
  ),
  evil,
  { maxKeys: 4 },
);
const paths = fc.constantFrom(
  '/',
  '/product/fjord-wandpaneel',
  '/locale/de-DE?to=/',
  '/sitemap.xml',
  '/robots.txt',
  '/nothing-here',
);

it(`shows nothing of the hosts that requests name, in headers or text ${ofCheck(26)}`, async () => {
  const seed = freshSeed();
  const cases = casesOf(26);
  const known = await servers[0]?.inject({ url: '/product/fjord-wandpaneel', headers: { host: dutchHost } });
  expect(known?.statusCode).toBe(200);
  await fc.assert(
    fc.asyncProperty(hosts, forwarding, paths, fc.constantFrom(0, 1), async (host, headers, url, place) => {
      const answer = await servers[place]?.inject({ url, headers: { ...headers, host } });
      const { statusCode = 0, body = '', headers: told = {} } = answer ?? {};
      expect(`${JSON.stringify(told)}${body}`).not.toContain(marker);
      expect(statusCode).toBeLessThan(500);
      if (host.includes(marker) && place === 0) expect([400, 421]).toContain(statusCode);
    }),
    { numRuns: cases, seed, endOnFailure: true },
  );
  held(26, cases, { seed });
}, 600_000);
