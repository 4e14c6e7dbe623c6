import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ContractOperation, contract } from './contract.ts';
import { type StartEngine, useBackend } from './engine.ts';
import { notBuilt } from './not-built.ts';

/** Requests tried for each operation. */
const numRuns = 60;

/** What exists, so that not every request ends in a 404. */
const known = {
  second: ['panel-clay', 'moss-nl', 'clay-en'],
  a: ['panel-12345678'],
  b: ['320.webp', '640.avif'],
  category: ['walls', 'frames-nl', 'ceilings'],
  facet: ['brand:feltwerk', 'color:moss', 'soundClass:A', 'category:walls'],
  variantId: ['panel-clay', 'panel-moss'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const schemaShape = z
  .object({
    type: z.string().optional(),
    enum: z.array(z.string()).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    items: z.unknown().optional(),
    properties: z.record(z.string(), z.unknown()).optional(),
    required: z.array(z.string()).default([]),
  })
  .loose();

/** Values of a schema, and of the name it goes by. Patterns are met by values that exist, or missed on purpose. */
function valuesOf(operation: ContractOperation, name: string, raw: unknown): fc.Arbitrary<unknown> {
  const schema = schemaShape.parse(operation.resolve(raw));
  const existing = name === 'id' ? idsFor(operation) : Object.entries(known).find(([key]) => key === name)?.[1];
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'array':
      return fc.uniqueArray(valuesOf(operation, name, schema.items), { maxLength: 4 });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, property]) => [key, valuesOf(operation, key, property)]),
        ),
        { requiredKeys: schema.required },
      );
    default:
      return existing ? fc.constantFrom(...existing) : fc.stringMatching(/^[a-z0-9]{1,20}$/);
  }
}

/** Names of things that an operation's `{id}` can mean. */
function idsFor({ path }: ContractOperation): readonly string[] {
  if (path.startsWith('/pages')) return ['home', 'about', 'about-fr', 'who-we-are'];
  if (path.startsWith('/categories')) return ['walls', 'frames-de', 'alte-waende'];
  if (path.includes('photoprint')) return ['print', 'print-fr', 'panel'];
  if (path.startsWith('/blogs')) return ['first', 'second-fr', 'ancien-first'];
  return ['panel', 'raft', 'print', 'panel-nl', 'oud-paneel'];
}

/** Anything a client may get wrong. */
const anything = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.integer().map(String),
  fc.constantFrom('', '..', '%00', "'; drop table shops", 'null', '😀'),
);

interface FuzzedRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
}

function requestOf(operation: ContractOperation): fc.Arbitrary<FuzzedRequest> {
  const perhapsWrong = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 5, arbitrary: right }, { weight: 1, arbitrary: anything });
  const part = (place: string) =>
    operation.parameters
      .filter((parameter) => parameter.place === place)
      .map(({ name, schema }) => [name, perhapsWrong(valuesOf(operation, name, schema))] as const);
  const json = 'application/json';
  const headers = fc.oneof(
    { weight: 4, arbitrary: fc.constant({ 'x-shop-id': 'quiet', 'accept-language': 'nl-NL', 'content-type': json }) },
    {
      weight: 1,
      arbitrary: fc.record(
        {
          'x-shop-id': fc.constantFrom('quiet', 'loud', 'nobody', 'No Shop'),
          'accept-language': fc.constantFrom('nl-NL', 'en-GB', 'de-AT', 'xx-XX', '*'),
          'content-type': fc.constantFrom(json, 'text/plain', `${json}; charset=utf-8`, 'multipart/form-data'),
        },
        { requiredKeys: [] },
      ),
    },
  );
  const body =
    operation.body === undefined
      ? fc.constant(undefined)
      : fc.oneof(
          { weight: 4, arbitrary: valuesOf(operation, 'body', operation.body).map((value) => JSON.stringify(value)) },
          { weight: 1, arbitrary: fc.json() },
          { weight: 1, arbitrary: fc.string() },
          { weight: 1, arbitrary: fc.constant('{"quantity":1,"__proto__":{"x":1}}') },
        );
  return fc
    .record({
      path: fc.record(Object.fromEntries(part('path'))).filter((path) => Object.values(path).every(isOneSegment)),
      query: fc.record(Object.fromEntries(part('query')), { requiredKeys: [] }),
      extra: fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: anything }),
      headers,
      payload: body,
    })
    .map(({ path, query, extra, headers: given, payload }) => {
      const segments: Readonly<Record<string, unknown>> = path;
      const url = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(segments[name])));
      const search = new URLSearchParams();
      for (const [name, value] of Object.entries(query)) {
        for (const single of Array.isArray(value) ? value : [value]) search.append(name, String(single));
      }
      if (extra !== undefined) search.append('extra', String(extra));
      return { url: search.size > 0 ? `${url}?${search}` : url, headers: dropUndefined(given), payload };
    });
}

/** Other words in a path make it the address of another operation, or of none. */
function isOneSegment(value: unknown): boolean {
  return !['', '.', '..', 'slugs', 'configuration', 'photoprint'].includes(String(value));
}

function dropUndefined(given: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

/** Whatever an operation is sent, its answer is one that its spec promises. */
export function describeFuzzing(engine: string, start: StartEngine): void {
  describe(`whatever is sent, on ${engine}`, () => {
    const backend = useBackend(start);

    it.each(contract.filter(({ id }) => !notBuilt.includes(id)))('$id answers as promised', async (operation) => {
      const seen = new Set<number>();
      await fc.assert(
        fc.asyncProperty(requestOf(operation), async ({ url, headers, payload }) => {
          const answer = await backend().backend.app.inject({
            method: operation.method,
            url,
            headers,
            ...(payload !== undefined && { payload }),
          });
          seen.add(answer.statusCode);
          expect(operation.faultsOf(answer)).toEqual([]);
          expect(answer.statusCode).not.toBe(500);
        }),
        { numRuns },
      );
      // A run that never got through, or never failed, has tried nothing.
      if (operation.id !== 'getUpload') expect([...seen]).toContain(200);
      expect([...seen].some((status) => status >= 400)).toBe(true);
    });
  });
}
