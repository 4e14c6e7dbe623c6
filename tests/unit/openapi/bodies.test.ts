import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const record = z.record(z.string(), z.unknown());
const reference = z.object({ $ref: z.string() });
const media = z.object({
  schema: z.unknown().optional(),
  example: z.unknown().optional(),
  examples: z.unknown().optional(),
});
const success = z.object({ description: z.string(), content: z.record(z.string(), media).optional() });
const body = z.object({ required: z.boolean().default(false), content: z.record(z.string(), media) });
const operation = z.object({ requestBody: z.unknown().optional(), responses: record });
const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: record }),
});
type Document = z.infer<typeof document>;

/** Operations without a body. */
const bodiless = [
  'POST /auth/logout',
  'POST /Storage/{id}/restore',
  'POST /Storage/{id}/share',
  'POST /Storage/{id}/moveup',
  'POST /Storage/{id}/movedown',
  'POST /Storage/{id}/files/{fileId}/moveup',
  'POST /Storage/{id}/files/{fileId}/movedown',
  'POST /orders/{id}/cancel',
  'POST /offers/{id}/order',
  'POST /orders/{id}/reorder',
];

/** Called by payment providers, which may send unknown members. */
const calledByOthers = ['POST /orders/payment/webhooks/order', 'POST /orders/payment/webhooks/payment'];

describe.each(['product-api', 'content-api'])('%s', (name) => {
  const spec = document.parse(parse(readFileSync(new URL(`../../../openapi/${name}.yaml`, import.meta.url), 'utf8')));
  const calls = Object.entries(spec.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, one]) => [`${method.toUpperCase()} ${path}`, one] as const),
  );

  it.each(calls)('%s describes what it answers, or that it answers nothing', (_call, { responses }) => {
    const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    expect(successes).not.toEqual([]);
    for (const [status, response] of successes) {
      const { content, description } = success.parse(response);
      if (status === '204') expect(content).toBeUndefined();
      else if (content === undefined) expect(description).toMatch(/No body\.$/);
      for (const [type, { schema, example, examples }] of Object.entries(content ?? {})) {
        const isFile = 'contentMediaType' in record.parse(schema);
        if (!isFile) expect(example ?? examples, `an example of ${status} ${type}`).toBeDefined();
      }
    }
  });

  it.each(calls)('%s describes what it is sent', (call, { requestBody, responses }) => {
    if (requestBody === undefined && (bodiless.includes(call) || !/^(POST|PUT) /.test(call))) return;
    const { required, content } = body.parse(requestBody);
    expect(required).toBe(true);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['413', '415']));
    for (const [type, { schema, example, examples }] of Object.entries(content)) {
      expect(schema, type).toBeDefined();
      if (!type.startsWith('multipart/')) expect(example ?? examples, `an example of ${type}`).toBeDefined();
    }
  });

  it('rejects undescribed members of requests, at every depth', () => {
    const open = calls
      .filter(([call]) => !calledByOthers.includes(call))
      .flatMap(([, { requestBody }]) => Object.values(body.safeParse(requestBody).data?.content ?? {}))
      .flatMap(({ schema }) => openObjects(spec, schema, new Set()));
    expect([...new Set(open)]).toEqual([]);
  });
});

/** Returns the names of object schemas below a schema that allow any property. */
function openObjects(spec: Document, schema: unknown, seen: Set<string>, name = 'inline'): string[] {
  const target = reference.safeParse(schema).data?.$ref.split('/').at(-1);
  if (target !== undefined) {
    if (seen.has(target)) return [];
    seen.add(target);
    return openObjects(spec, spec.components.schemas[target], seen, target);
  }
  const object = record.safeParse(schema);
  if (!object.success) return [];
  const { type, properties, additionalProperties, items, oneOf } = object.data;
  const children = [
    ...Object.values(record.catch({}).parse(properties)),
    ...z.array(z.unknown()).catch([]).parse(oneOf),
    ...(items === undefined ? [] : [items]),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ];
  // Each branch of a choice is closed.
  const isOpen =
    type === 'object' && oneOf === undefined && (additionalProperties === undefined || additionalProperties === true);
  return [...(isOpen ? [name] : []), ...children.flatMap((child) => openObjects(spec, child, seen, name))];
}
