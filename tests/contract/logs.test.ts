import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '#tests/support/backend.ts';
import { held, ofCheck } from '#tests/support/trust.ts';
import { contract } from './suites/contract.ts';
import { preparedRequests } from './suites/prepared-requests.ts';

/** Personal data and secrets that appear nowhere else. */
const canaries = {
  email: 'zyxwila.qorbenstein@mail.com',
  name: 'Qorbenstein',
  phone: '+31 6 98765401',
  address: 'Kanarievogelpad',
  token: 'zyTokenOfTheCanary0123456789abcdefghijklmno',
  password: 'Kanarie-0pen-Sesam!',
  search: 'zyxwilasearch',
} as const;

const written: string[] = [];
let shop: TestBackend;
beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written.push(chunk.toString());
      done();
    },
  });
  shop = await startTestBackend({ logger: { level: 'trace', stream } });
});
afterAll(() => shop.close());

/** Returns a body with canaries for what names a person, an address or a secret. */
function withCanaries(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withCanaries(one, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, withCanaries(child, name)]));
  }
  if (typeof value !== 'string') return value;
  if (/mail/i.test(key)) return canaries.email;
  if (/password/i.test(key)) return canaries.password;
  if (/token/i.test(key)) return canaries.token;
  if (/name/i.test(key)) return canaries.name;
  if (/phone/i.test(key)) return canaries.phone;
  if (/street|city|address/i.test(key)) return canaries.address;
  if (/message|remark|note|text|subject|reference|instructions/i.test(key)) return Object.values(canaries).join(' ');
  return value;
}

/** Sends a request for each operation: as it is meant, with canaries in its body, and with canaries wherever there is room. */
async function askEverything(): Promise<number> {
  let failed = 0;
  const send = async (url: string, method: (typeof contract)[number]['method'], more: object): Promise<void> => {
    const answer = await shop.ask(url, { method, ...more });
    if (answer.statusCode >= 500) failed += 1;
  };
  for (const { id, method, path, parameters } of contract) {
    const prepared = await preparedRequests[id]?.(shop).catch(() => undefined);
    if (prepared !== undefined) {
      const { url, headers, body, form } = prepared;
      await send(url, method, { headers, ...(form ? { form } : body && { body: withCanaries(body) }) });
    }
    const everywhere = path.replaceAll(/\{\w+\}/g, encodeURIComponent(canaries.token));
    const query = new URLSearchParams(
      parameters.filter(({ place }) => place === 'query').map(({ name }) => [name, Object.values(canaries).join(' ')]),
    );
    query.set('q', canaries.search);
    const headers = {
      'x-order-token': canaries.token,
      authorization: `Bearer ${canaries.token}`,
      cookie: `session=${canaries.token}`,
      referer: `https://acoustic.example/?q=${canaries.search}`,
    };
    await send(`${everywhere}?${query}`, method, {
      headers,
      ...(method !== 'GET' && { body: Object.fromEntries(Object.entries(canaries)) }),
    });
  }
  return failed;
}

const found = (): string[] =>
  written.filter((line) =>
    Object.values(canaries).some((canary) => line.includes(canary) || line.includes(encodeURIComponent(canary))),
  );

// ASVS 16.2.1, 16.2.2, 16.2.4

it(`hold nothing of a person and no secret, whatever is asked ${ofCheck(35)}`, async () => {
  await askEverything();
  expect(written.length).toBeGreaterThan(contract.length);
  expect(found()).toEqual([]);
  held(35, contract.length);
});

it('hold none of it when every query fails either', async () => {
  const requests: (() => Promise<number>)[] = [];
  for (const [id, prepare] of Object.entries(preparedRequests)) {
    const operation = contract.find((each) => each.id === id);
    const prepared = await prepare(shop).catch(() => undefined);
    if (operation === undefined || prepared?.body === undefined) continue;
    const { url, headers, body } = prepared;
    requests.push(async () => {
      const { method } = operation;
      return (await shop.ask(url, { method, ...(headers && { headers }), body: Object(withCanaries(body)) }))
        .statusCode;
    });
  }
  const { db } = shop.backend.database;
  const tables = ['customers', 'mails', 'requests', 'orders', 'guests', 'sessions', 'newsletter_subscriptions'];
  for (const table of tables) await db.execute(sql.raw(`alter table if exists ${table} rename to ${table}_gone`));
  written.length = 0;
  const statuses = [];
  for (const request of requests) statuses.push(await request());
  expect(statuses.filter((status) => status >= 500).length).toBeGreaterThan(10);
  expect(written.join('')).toContain('Failed query');
  expect(found()).toEqual([]);
});
