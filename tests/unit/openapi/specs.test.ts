import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { optionTypeNames } from '#backend/configurator/option-types.ts';
import { routeKeys } from '#runtime/contracts/routes.ts';

const reference = z.object({ $ref: z.string() });
const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().optional(),
  description: z.string().optional(),
});
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  tags: z.array(z.string()).min(1),
  parameters: z.array(z.union([reference, parameter])).default([]),
  responses: z.record(z.string(), z.unknown()),
});
const spec = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.enum(['get', 'put', 'post', 'delete']), operation.optional())),
  components: z.object({
    parameters: z.record(z.string(), parameter),
    schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
  }),
});
type Spec = z.infer<typeof spec>;

function loadSpec(name: string): { readonly raw: unknown; readonly spec: Spec } {
  const raw: unknown = parse(readFileSync(new URL(`../../../openapi/${name}.yaml`, import.meta.url), 'utf8'));
  return { raw, spec: spec.parse(raw) };
}

const product = loadSpec('product-api');
const content = loadSpec('content-api');
const specs = [
  ['product-api', product],
  ['content-api', content],
] as const;

interface Call {
  readonly call: string;
  readonly operation: z.infer<typeof operation>;
}

function getCalls({ paths }: Spec): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation === undefined ? [] : [{ call: `${method.toUpperCase()} ${path}`, operation }],
    ),
  );
}

function getParameters({ components }: Spec, { operation }: Call): z.infer<typeof parameter>[] {
  return operation.parameters.map((entry) => {
    if (!('$ref' in entry)) return entry;
    const name = entry.$ref.replace('#/components/parameters/', '');
    const found = components.parameters[name];
    if (found === undefined) throw new Error(`${entry.$ref} leads nowhere`);
    return found;
  });
}

/** Returns the pointers of all JSON Schemas below a value that pass `wanted`. Examples are values, not schemas. */
function findSchemas(value: unknown, wanted: (schema: Record<string, unknown>) => boolean, pointer = '#'): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => findSchemas(item, wanted, `${pointer}/${index}`));
  const object = z.record(z.string(), z.unknown()).safeParse(value);
  if (!object.success) return [];
  const below = Object.entries(object.data)
    .filter(([key]) => key !== 'example' && key !== 'examples')
    .flatMap(([key, child]) => findSchemas(child, wanted, `${pointer}/${key}`));
  return wanted(object.data) ? [pointer, ...below] : below;
}

const getEnum = (from: Spec, name: string): unknown => from.components.schemas[name]?.enum;

// A separate list, not derived from the specification: the calls of storefronts in production.
const productCalls = `
POST /auth/login
POST /auth/forgot
POST /auth/reset/validate
POST /auth/reset
POST /auth/logout
GET /me
PUT /me
DELETE /me
POST /me/verify
PUT /me/details
GET /Misc/rating
POST /Misc/validate/address
POST /Misc/validate/email
POST /Misc/validate/emaildomain
PUT /orders/lines/{id}
DELETE /orders/lines/{id}
POST /orders/lines
GET /Orders
GET /Orders/{id}
POST /Orders/shipping/calculate
POST /Orders/details
GET /Orders/shipping
POST /Orders/shipping
POST /Orders/complete
GET /orders/payment/methods
POST /orders/payment/initiate
GET /orders/payment/status/{id}
POST /orders/payment/webhooks/order
POST /orders/payment/webhooks/payment
GET /Products/{id}
GET /Products/{id}/{second}
GET /Products/configuration/{id}
POST /Products/configuration/{id}/crop
POST /Products/{id}/configure
PUT /Products/{id}/quantity
GET /Products/{id}/slugs
GET /Products/photoprint/{id}
POST /Registration
POST /Registration/verify
GET /Storage
POST /Storage
POST /Storage/base64
DELETE /Storage/{id}
GET /Storage/{id}
POST /Storage/{id}/restore
GET /Storage/export
POST /Storage/validate
POST /Storage/{id}/moveup
POST /Storage/{id}/movedown
POST /Storage/{id}/files
DELETE /Storage/{id}/files/{fileId}
POST /Storage/{id}/files/{fileId}/moveup
POST /Storage/{id}/files/{fileId}/movedown
GET /Uploads/{a}/{b}
GET /BusinessCentral/callback
GET /Diagnostics/elfsquad/products
`
  .trim()
  .split('\n');

/** Called by payment providers, browsers and other systems, without shop and language. */
const calledByOthers = [
  'POST /orders/payment/webhooks/order',
  'POST /orders/payment/webhooks/payment',
  'GET /Uploads/{a}/{b}',
  'GET /BusinessCentral/callback',
];

/** Operations that need an idempotency key. */
const doneOnce = ['POST /Orders/complete', 'POST /orders/payment/initiate', 'POST /orders/{id}/withdrawals'];

describe('product-api', () => {
  it('has exactly the calls storefronts make, letter case included', () => {
    expect(
      getCalls(product.spec)
        .map(({ call }) => call)
        .sort(),
    ).toEqual([...productCalls].sort());
  });

  it('distinguishes exactly the option types of the backend by a constant', () => {
    const outline = z.object({ oneOf: z.array(reference) }).parse(product.spec.components.schemas.ProductOption);
    const branch = z.object({
      type: z.literal('object'),
      properties: z.object({ type: z.object({ const: z.string() }) }),
    });
    const types = outline.oneOf.map(({ $ref }) => {
      const schema = product.spec.components.schemas[$ref.replace('#/components/schemas/', '')];
      return branch.parse(schema).properties.type.const;
    });
    expect(types).toEqual(optionTypeNames);
  });
});

describe('content-api', () => {
  it('links to exactly the screens storefronts have', () => {
    expect(getEnum(content.spec, 'RouteKey')).toEqual(routeKeys);
  });
});

describe('both specs', () => {
  it('name no operation twice', () => {
    const ids = specs.flatMap(([, { spec }]) => getCalls(spec).map(({ operation }) => operation.operationId));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z0-9]*)*$/.test(id))).toEqual([]);
  });

  it('have the same problem codes', () => {
    expect(getEnum(content.spec, 'ProblemCode')).toEqual(getEnum(product.spec, 'ProblemCode'));
  });

  it('describe shared members equally', () => {
    const mine = product.spec.components;
    const theirs = content.spec.components;
    const shared = Object.keys(mine.schemas).filter((name) => name in theirs.schemas);
    expect(shared).toContain('ProductCard');
    for (const name of shared) expect(theirs.schemas[name], name).toEqual(mine.schemas[name]);
    const parameters = Object.keys(mine.parameters).filter((name) => name in theirs.parameters);
    expect(parameters).toContain('ShopId');
    for (const name of parameters) expect(theirs.parameters[name], name).toEqual(mine.parameters[name]);
  });
});

describe.each(specs)('%s', (_name, { raw, spec }) => {
  it('bounds every number', () => {
    const unbounded = findSchemas(
      raw,
      ({ type, minimum, maximum }) =>
        (type === 'integer' || type === 'number') && (typeof minimum !== 'number' || typeof maximum !== 'number'),
    );
    expect(unbounded).toEqual([]);
  });

  it('bounds every list', () => {
    expect(findSchemas(raw, ({ type, maxItems }) => type === 'array' && typeof maxItems !== 'number')).toEqual([]);
  });

  it('bounds every text, pictures aside', () => {
    const unbounded = findSchemas(
      raw,
      (schema) =>
        schema.type === 'string' &&
        !['maxLength', 'enum', 'const', 'contentMediaType'].some((keyword) => keyword in schema),
    );
    expect(unbounded).toEqual([]);
  });

  it('distinguishes branches by constants, since generators derive names from a discriminator without a mapping', () => {
    expect(findSchemas(raw, (schema) => 'discriminator' in schema)).toEqual([]);
  });

  it('bounds every map', () => {
    const unbounded = findSchemas(
      raw,
      ({ additionalProperties, maxProperties }) =>
        typeof additionalProperties === 'object' && typeof maxProperties !== 'number',
    );
    expect(unbounded).toEqual([]);
  });

  it.each(getCalls(spec).map((call) => [call.call, call] as const))('%s says what it takes', (name, call) => {
    const parameters = getParameters(spec, call);
    expect(parameters.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
    expect(parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`)).toEqual(
      name.match(/\{\w+\}/g) ?? [],
    );
    const headers = parameters.filter((one) => one.in === 'header' && one.required).map(({ name }) => name);
    expect(headers).toEqual([
      ...(calledByOthers.includes(name) ? [] : ['X-Shop-Id', 'Accept-Language']),
      ...(doneOnce.includes(name) ? ['Idempotency-Key'] : []),
    ]);
  });

  it.each(getCalls(spec).map((call) => [call.call, call] as const))(
    '%s says how it can fail',
    (name, { operation }) => {
      const statuses = Object.keys(operation.responses);
      expect(statuses).toEqual(expect.arrayContaining(['400', '429', '500', '503']));
      if (name.includes('{')) expect(statuses).toContain('404');
    },
  );
});
