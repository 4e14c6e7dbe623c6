import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ask } from '#tests/support/storefront.ts';
import { startTopology, type Topology } from '#tests/support/topology.ts';
import { held, ofCheck } from '#tests/support/trust.ts';

/** Requests a second, and the milliseconds between two handfuls of them. */
const load = { rate: 200, every: 50 } as const;

let topology: Topology;
let port: number;
beforeAll(async () => {
  topology = await startTopology(inject('acousticBuild'));
  port = Number(new URL(topology.url).port);
}, 120_000);
afterAll(() => topology?.stop());

const host = (): string => `en-gb.localhost:${port}`;

/** What visitors ask for: kept pages, pages that are made anew, a script’s call, and a cart that is filled. */
const requests: readonly (() => Promise<string>)[] = [
  async () => describe('/products', await ask(port, '/products', { host: host() })),
  async () => describe('/', await ask(port, '/', { host: host() })),
  async () => {
    const path = `/search?q=panel${Math.floor(Math.random() * 1000)}`;
    return describe('/search', await ask(port, path, { host: host() }));
  },
  async () => {
    const path = `/api/trpc/search.suggestions?input=${encodeURIComponent('{"json":{"q":"panel"}}')}`;
    return describe('suggestions', await ask(port, path, { host: host() }));
  },
  async () => {
    const answer = await ask(port, '/api/trpc/cart.add', {
      host: host(),
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `http://${host()}`, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ json: { productId: 'pyra-foam-panel', quantity: 1 } }),
    });
    return describe('cart.add', answer);
  },
];

const describe = (what: string, { status, text }: Awaited<ReturnType<typeof ask>>): string =>
  status === 200 ? 'fine' : `${what} ${status} ${text.slice(0, 200)}`;

it(`loses no request while two storefronts and two backends are restarted one after the other ${ofCheck(31)}`, async () => {
  // Kept pages and open connections, as in a shop that has been running for a while.
  for (const request of requests) expect(await request()).toBe('fine');
  const outcomes = new Map<string, number>();
  const underWay: Promise<void>[] = [];
  let sent = 0;
  let isOver = false;
  const visiting = (async () => {
    while (!isOver) {
      for (let each = 0; each < (load.rate * load.every) / 1000; each += 1) {
        sent += 1;
        // One in a hundred fills a cart; the others are read, most of them kept.
        const request = sent % 100 === 0 ? requests[4] : requests[sent % 20 === 0 ? 2 : sent % 10 === 0 ? 3 : sent % 2];
        const answered = request?.().catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
        underWay.push(
          Promise.resolve(answered).then((outcome = 'nothing') => {
            outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
          }),
        );
      }
      await setTimeout(load.every);
    }
  })();
  for (const part of [...topology.storefronts, ...topology.backends]) await part.restart('SIGTERM');
  isOver = true;
  await visiting;
  await Promise.all(underWay);
  expect(Object.fromEntries(outcomes)).toEqual({ fine: sent });
  expect(sent).toBeGreaterThan(1_000);
  held(31, sent);
}, 180_000);
