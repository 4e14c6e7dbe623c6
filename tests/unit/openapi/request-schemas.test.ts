import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { loadSpec } from '#backend/api/load-spec.ts';
import { createSchemaRegistry } from '#backend/api/schema-registry.ts';
import { getValues, spoil } from '#tests/contract/suites/schema-values.ts';

const record = z.record(z.string(), z.unknown());

/** Called by payment providers, which may send unknown members. */
const open = ['receiveOrderWebhook', 'receivePaymentWebhook'];

describe.each(['product-api', 'content-api'])('%s', async (name) => {
  const file = fileURLToPath(new URL(`../../../openapi/${name}.yaml`, import.meta.url));
  const document = record.parse(parse(readFileSync(file, 'utf8')));
  const resolve = (value: unknown): unknown => {
    const target = z.object({ $ref: z.string() }).safeParse(value).data?.$ref;
    if (target === undefined) return value;
    return resolve(
      target
        .slice(2)
        .split('/')
        .reduce<unknown>((node, step) => record.parse(node)[step], document),
    );
  };
  const spec = await loadSpec(file);
  const registry = await createSchemaRegistry([spec]);
  const taking = spec.operations.filter(
    ({ body, id }) => body?.schemaRefs.has('application/json') && !open.includes(id),
  );

  function bodySchema(path: string, method: string): unknown {
    const operation = z
      .object({
        requestBody: z.object({ content: z.object({ 'application/json': z.object({ schema: z.unknown() }) }) }),
      })
      .parse(record.parse(record.parse(document.paths)[path])[method.toLowerCase()]);
    return operation.requestBody.content['application/json'].schema;
  }

  // A pattern that contradicts a length, or contradictory bounds, allow no value.
  it.each(taking.map((operation) => [operation.id, operation] as const))(
    '%s takes what its schema describes and nothing else',
    (_id, operation) => {
      const isBody = registry.compileBody(operation);
      const right = getValues({ resolve }, bodySchema(operation.path, operation.method));
      fc.assert(
        fc.property(right, (value) => {
          expect(isBody(value) ? [] : isBody.errors).toEqual([]);
        }),
        { numRuns: 60, endOnFailure: true },
      );
      fc.assert(
        fc.property(right.chain(spoil), (value) => {
          expect(isBody(value)).toBe(false);
        }),
        { numRuns: 60, endOnFailure: true },
      );
    },
  );
});
