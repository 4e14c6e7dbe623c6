import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '#tests/support/backend.ts';
import {
  type InternalServer,
  internalAddress,
  leadingFiles,
  startInternalServer,
} from '#tests/support/internal-targets.ts';
import { casesOf, held, ofCheck } from '#tests/support/trust.ts';
import { itemForm } from '#tests/support/uploads.ts';
import { contract } from './suites/contract.ts';
import { preparedRequests } from './suites/prepared-requests.ts';

let internal: InternalServer;
let shop: TestBackend;
beforeAll(async () => {
  internal = await startInternalServer();
  shop = await startTestBackend();
});
afterAll(async () => {
  await shop.close();
  await internal.stop();
});

/** Returns a body with an address in place of one of its texts: the one that is due. */
function withAddress(value: unknown, address: string, due: { left: number }): unknown {
  if (Array.isArray(value)) return value.map((each) => withAddress(each, address, due));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withAddress(each, address, due)]));
  if (typeof value !== 'string') return value;
  due.left -= 1;
  return due.left === 0 ? address : value;
}

const countTexts = (value: unknown): number => {
  const due = { left: 0 };
  withAddress(value, '', due);
  return -due.left;
};

it(`are never asked because a request names them ${ofCheck(33)}`, async () => {
  const cases = casesOf(33);
  let number = 0;
  let accepted = 0;
  const nextAddress = (): string => internalAddress(number++, internal.port);
  for (const { id, method, path, parameters } of contract) {
    const address = nextAddress();
    const query = new URLSearchParams(
      parameters.filter(({ place }) => place === 'query').map(({ name }) => [name, address]),
    );
    const url = `${path.replaceAll(/\{\w+\}/g, encodeURIComponent(address))}?${query}`;
    const headers = {
      referer: address,
      'x-forwarded-host': address,
      'x-original-url': address,
      'x-mail-link': address,
    };
    const plain = await shop.ask(url, { method, headers });
    expect([id, plain.statusCode]).toEqual([id, Math.min(plain.statusCode, 499)]);
    const { body } = (await preparedRequests[id]?.(shop).catch(() => undefined)) ?? {};
    for (let place = 1; place <= countTexts(body); place += 1) {
      const prepared = await preparedRequests[id]?.(shop);
      const spoiled = Object(withAddress(body, nextAddress(), { left: place }));
      const answer = await shop.ask(prepared?.url ?? url, {
        method,
        ...(prepared?.headers && { headers: prepared.headers }),
        body: spoiled,
      });
      expect([id, place, answer.statusCode]).toEqual([id, place, Math.min(answer.statusCode, 499)]);
      if (answer.statusCode < 400) accepted += 1;
    }
  }
  expect(number).toBeGreaterThan(cases);
  // Or nothing but the checks of requests would have been tried.
  expect(accepted).toBeGreaterThan(20);
  for (const file of leadingFiles(internalAddress(0, internal.port))) {
    const answer = await shop.ask('/Storage', { method: 'POST', form: itemForm([file]) });
    // What is no picture is not opened; a document is kept as it is.
    expect([file[0], answer.statusCode]).toEqual([file[0], file[0] === 'page.pdf' ? 201 : 415]);
  }
  await shop.backend.accounts.mailWorker.wake();
  expect(internal.connections()).toBe(0);
  held(33, number);
}, 300_000);
