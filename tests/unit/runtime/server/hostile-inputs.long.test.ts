import type { AnyTRPCRouter } from '@trpc/server';
import fc from 'fast-check';
import SuperJSON from 'superjson';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { appRouter } from '#runtime/rpc/app-router.ts';
import { casesOf, freshSeed, held, ofCheck } from '#tests/support/trust.ts';
import { testServerForFile } from './test-server-for-file.ts';

const { api, server } = testServerForFile();
beforeEach(() => {
  api().requests.length = 0;
});

const annotated = (json: unknown, ...values: readonly unknown[]): string => JSON.stringify({ json, meta: { values } });
const within = (json: unknown, values: object): string => JSON.stringify({ json, meta: { values } });

/** What no form and no client of ours sends, as the text of an input. */
const hostile: Readonly<Record<string, string>> = {
  'a BigInt': annotated('12345678901234567890', 'bigint'),
  'a BigInt in a field': within({ page: '1', slug: '1', orderId: '1' }, { page: ['bigint'], slug: ['bigint'] }),
  'a date': annotated('2026-11-27T00:00:00.000Z', 'Date'),
  'a date that is none': annotated('yesterday', 'Date'),
  'a map': annotated([['slug', 'x']], 'map'),
  'a set': annotated(['x'], 'set'),
  'a pattern': annotated('/(a+)+$/', 'regexp'),
  'an address': annotated('http://evil.example/', 'URL'),
  'an address that is none': annotated('http://', 'URL'),
  'no number': annotated('NaN', 'number'),
  'an infinite number': within({ page: 'Infinity' }, { page: ['number'] }),
  'a typed array': annotated([1, 2], ['typed-array', 'Uint8Array']),
  'a symbol': annotated('x', ['symbol', 'x']),
  'a class': annotated({}, ['class', 'Object']),
  'an error': annotated({ name: 'Error', message: 'x' }, 'Error'),
  'a custom kind': annotated('x', ['custom', 'x']),
  'a kind that superjson does not know': annotated('x', 'nonsense'),
  'a circle': JSON.stringify({ json: { a: {} }, meta: { referentialEqualities: { a: ['a.b'] } } }),
  'a circle at the root': JSON.stringify({ json: { a: null }, meta: { referentialEqualities: [['a']] } }),
  'a path to the prototype': within({}, { '__proto__.polluted': ['undefined'] }),
  'a path to the constructor': within({}, { 'constructor.prototype.polluted': ['undefined'] }),
  'an own __proto__': '{"json":{"__proto__":{"polluted":1}}}',
  'a lone surrogate': '{"json":{"slug":"\\ud800","q":"\\udc00"}}',
  'a lone surrogate in a key': '{"json":{"\\ud800":1}}',
  'a deep list': `{"json":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  'a deep object': `{"json":${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}}`,
  'a key that is not known': '{"json":{"junk":1}}',
  null: '{"json":null}',
  'a number': '{"json":1e308}',
  'an empty text': '{"json":""}',
  'an empty list': '{"json":[]}',
  'a text without a frame': '"x"',
  'a list for a frame': '[]',
  'a frame with more than its own': '{"json":{},"more":1}',
};

const all: AnyTRPCRouter = appRouter;
const described = z.record(
  z.string(),
  z.custom<{ readonly _def: { readonly type: string } }>((value) => typeof value === 'function'),
);
const procedures = Object.entries(described.parse(all._def.procedures)).map(([path, { _def }]) => ({
  path,
  type: _def.type,
}));

describe.each(Object.entries(hostile))('an input that is %s', (_, input) => {
  it('is a mistake of the caller for every procedure, and reaches no API', async () => {
    const statuses = new Map<string, number>();
    for (const { path, type } of procedures) {
      const answer = await server().inject(
        type === 'query' && input.length < 4_000
          ? { url: `/api/trpc/${path}`, query: { input }, headers: { host: 'localhost' } }
          : {
              method: 'POST',
              url: `/api/trpc/${path}`,
              headers: { host: 'localhost', 'content-type': 'application/json' },
              body: input,
            },
      );
      if (answer.statusCode !== 400 && answer.statusCode !== 405) statuses.set(path, answer.statusCode);
    }
    expect(Object.fromEntries(statuses)).toEqual({});
    expect(api().requests.map(({ path }) => path)).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

it('makes one entry of a cache out of whatever a query without input is asked with', async () => {
  for (let each = 0; each < 100; each += 1) {
    const input = JSON.stringify({ json: { junk: each } });
    const { statusCode } = await server().inject({ url: '/api/trpc/content.menus', query: { input } });
    expect(statusCode).toBe(400);
  }
  expect(api().requests).toHaveLength(0);
});

/** Names of fields that procedures have, and those that objects have by themselves. */
const keys = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', ''),
  fc.constantFrom('slug', 'page', 'email', 'token', 'orderId', 'lines', 'quantity', 'q', 'itemIds', 'password'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

/** Texts with lone surrogates, letters that change direction, and numbers that are too large. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\ud800',
    '\u202e\u2066',
    '\u0000',
    '1e308',
    '-0',
    'NaN',
    '9'.repeat(400),
    '{{x}}',
    '../../etc',
    'a'.repeat(5_000),
  ),
);

/** Everything that superjson can say. */
const values = fc.oneof(
  fc.anything({
    key: keys,
    maxDepth: 4,
    values: [texts, fc.double(), fc.bigInt(), fc.date(), fc.boolean(), fc.constant(undefined), fc.constant(null)],
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withTypedArray: true,
    withNullPrototype: true,
  }),
  fc.dictionary(keys, fc.oneof(texts, fc.double(), fc.integer()), { maxKeys: 6 }),
);

/** Annotations of superjson, right or not. */
const kinds = fc.oneof(
  fc.constantFrom('bigint', 'Date', 'map', 'set', 'regexp', 'URL', 'undefined', 'number', 'Error', 'nonsense'),
  fc.constantFrom(['typed-array', 'Uint8Array'], ['class', 'Object'], ['custom', 'x'], ['symbol', 'x']),
);

/** Writes a value as our client would, which refuses names that reach a prototype. */
function frame(value: unknown): string {
  try {
    return SuperJSON.stringify(value);
  } catch {
    return '{"json":{"prototype":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}';
  }
}

const frames = fc.oneof(
  values.map(frame),
  fc.tuple(fc.json(), kinds).map(([json, kind]) => `{"json":${json},"meta":{"values":${JSON.stringify([kind])}}}`),
  fc
    .tuple(fc.json(), keys, kinds)
    .map(([json, key, kind]) => JSON.stringify({ json: JSON.parse(json), meta: { values: { [key]: [kind] } } })),
  fc.json(),
  texts,
);

/** A request for one procedure, or for a batch of them, with more commas than procedures too. */
const requests = fc.record({
  named: fc.array(
    fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom(...procedures.map(({ path }) => path)) },
      { weight: 1, arbitrary: keys },
    ),
    {
      minLength: 1,
      maxLength: 4,
    },
  ),
  commas: fc.oneof(
    { weight: 10, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 3_000 }) },
  ),
  isBatch: fc.boolean(),
  isPost: fc.boolean(),
  input: frames,
});

it(`answers random input of procedures as a mistake of the caller, whatever it is ${ofCheck(23)}`, async () => {
  const seed = freshSeed();
  const cases = casesOf(23);
  await fc.assert(
    fc.asyncProperty(requests, async ({ named, commas, isBatch, isPost, input }) => {
      const path =
        named
          .slice(0, isBatch ? undefined : 1)
          .map(encodeURIComponent)
          .join(',') + ','.repeat(commas);
      const framed = isBatch ? `{${named.map((_, place) => `"${place}":${input}`).join(',')}}` : input;
      const batch = isBatch ? '?batch=1' : '';
      const headers = { host: 'localhost', 'sec-fetch-site': 'same-origin' };
      const answer = await server().inject(
        isPost
          ? {
              method: 'POST',
              url: `/api/trpc/${path}${batch}`,
              headers: { ...headers, 'content-type': 'application/json' },
              body: framed,
            }
          : { url: `/api/trpc/${path}${batch}`, query: { ...(isBatch && { batch: '1' }), input: framed }, headers },
      );
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    { numRuns: cases, seed, endOnFailure: true },
  );
  held(23, cases, { seed });
}, 1_200_000);
