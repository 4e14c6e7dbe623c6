import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromAnybody } from '#tests/support/backend.ts';
import { times } from '#tests/support/soak.ts';
import { held, ofCheck } from '#tests/support/trust.ts';
import { type ContractOperation, contract } from './contract.ts';
import { type StartEngine, useSharedBackend } from './engine.ts';
import { fuzzSample } from './fuzz-sample.ts';
import { preparedRequests } from './prepared-requests.ts';
import { parseJson, withState } from './right-state.ts';
import { getValues } from './schema-values.ts';

/** Existing ids, so that not every request ends in a 404. */
const known = {
  second: ['panel-clay', 'moss-nl', 'clay-en'],
  a: ['panel-12345678'],
  b: ['320.webp', '640.avif'],
  category: ['walls', 'frames-nl', 'ceilings'],
  facet: ['brand:feltwerk', 'color:moss', 'soundClass:A', 'category:walls'],
  variantId: ['panel-clay', 'panel-moss'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Generates values of a schema; existing ones for known names. */
function valuesFor(operation: ContractOperation, name: string, schema: unknown): fc.Arbitrary<unknown> {
  const existing = (of: string): readonly string[] | undefined =>
    of === 'id' ? idsFor(operation) : Object.entries(known).find(([key]) => key === of)?.[1];
  return getValues({ resolve: operation.resolve, existing }, schema, name);
}

/** Returns existing ids for an operation's `{id}`. */
function idsFor({ path }: ContractOperation): readonly string[] {
  if (path.startsWith('/catalogue')) return ['panel', 'raft-fr', 'oud-paneel'];
  if (path.startsWith('/pages')) return ['home', 'about', 'about-fr', 'who-we-are'];
  if (path.startsWith('/categories')) return ['walls', 'frames-de', 'alte-waende'];
  if (path.includes('photoprint')) return ['print', 'print-fr', 'panel'];
  if (path.startsWith('/blogs')) return ['first', 'second-fr', 'ancien-first'];
  if (path.startsWith('/advice')) return ['echo', 'booth-fr', 'ancien-echo'];
  if (path.startsWith('/projects')) return ['library', 'canteen-nl', 'alte-bibliothek'];
  if (path.startsWith('/job-offers')) return ['porter', 'tester-de', 'oude-stoffeerder'];
  return ['panel', 'raft', 'print', 'panel-nl', 'oud-paneel'];
}

/** Any value that a faulty client may send. */
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

function getRequest(operation: ContractOperation): fc.Arbitrary<FuzzedRequest> {
  const perhapsWrong = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 5, arbitrary: right }, { weight: 1, arbitrary: anything });
  const part = (place: string) =>
    operation.parameters
      .filter((parameter) => parameter.place === place)
      .map(({ name, schema }) => [name, perhapsWrong(valuesFor(operation, name, schema))] as const);
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
          { weight: 4, arbitrary: valuesFor(operation, 'body', operation.body).map((value) => JSON.stringify(value)) },
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

/** Returns whether a value is a single path segment; others address another operation, or none. */
function isOneSegment(value: unknown): boolean {
  return !['', '.', '..', 'slugs', 'configuration', 'photoprint'].includes(String(value));
}

function dropUndefined(given: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

function getType(form: Response | undefined): Record<string, string> {
  return form ? { 'content-type': form.headers.get('content-type') ?? '' } : {};
}

/** Describes that any request gets a documented answer. */
export function describeFuzzing(engine: string, start: StartEngine): void {
  describe(`whatever is sent, on ${engine}`, () => {
    const backend = useSharedBackend(start);
    /** Statuses by operation. */
    const statuses = new Map<string, Set<number>>();
    /** Requests of each operation so far. */
    const tried: number[] = [];

    it.each(contract)(`$id answers as promised ${ofCheck(22)}`, async (operation) => {
      const seen = new Set<number>();
      // Preparing requests takes long.
      const sample = fuzzSample(operation.id in preparedRequests ? 3 : 5);
      statuses.set(operation.id, seen);
      await fc.assert(
        fc.asyncProperty(getRequest(operation), async ({ url, headers, payload }) => {
          const state = await preparedRequests[operation.id]?.(backend());
          const body = parseJson(payload);
          const sent =
            state?.body && body !== undefined
              ? JSON.stringify(withState(body, { ...state.body, ...state.known }))
              : payload;
          // Fields of a form are sent where the type of the body is right.
          const isForm = !(state?.form instanceof URLSearchParams) || headers['content-type'] === 'application/json';
          const form = state?.form && isForm ? new Response(state.form) : undefined;
          const answer = await backend().backend.app.inject({
            method: operation.method,
            // Existing ids, unless the path cannot exist.
            url: state && (operation.path.includes('{') || state.once) && !url.includes('%') ? state.url : url,
            headers: { ...headers, ...fromAnybody(), ...state?.headers, ...getType(form) },
            ...(sent !== undefined && { payload: sent }),
            ...(form && { payload: Buffer.from(await form.arrayBuffer()) }),
          });
          seen.add(answer.statusCode);
          expect(operation.faultsOf(answer)).toEqual([]);
          expect(answer.statusCode).not.toBe(500);
        }),
        sample,
      );
      tried.push(sample.numRuns);
    });

    // A run must have both successful and failed requests; small samples may miss one.
    it(`got through to operations, and was refused by them ${ofCheck(22)}`, () => {
      const share = (isMeant: (status: number) => boolean) =>
        [...statuses.values()].filter((seen) => [...seen].some(isMeant)).length / contract.length;
      expect(share((status) => status < 300)).toBeGreaterThan(times(0.8, 0.98));
      expect(share((status) => status >= 400)).toBeGreaterThan(times(0.8, 0.98));
      expect(tried).toHaveLength(contract.length);
      held(22, Math.min(...tried), { on: engine, seed: fuzzSample(0).seed });
    });
  });
}
