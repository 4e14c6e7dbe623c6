import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { packageRoot } from '#cli/package-root.ts';
import { loadRuntimeUsage } from '#cli/runtime-usage/load-runtime-usage.ts';

/** Operations that storefronts do not call, with their callers. */
const otherCallers: Readonly<Record<string, string>> = {
  'product POST /orders/payment/webhooks/order': 'the payment provider',
  'product POST /orders/payment/webhooks/payment': 'the payment provider',
  'product GET /BusinessCentral/callback': 'an operator’s browser, sent by the authority',
  'product GET /Diagnostics/elfsquad/products': 'administrators',
  'product POST /Storage/base64': 'clients that cannot send a form',
  'product POST /Storage/{id}/files': 'the storefront’s server, which passes files on as they arrive',
  'content GET /image-rules': '`shopgen doctor --api`; the API applies them itself',
};

const spec = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
const methods: ReadonlySet<string> = new Set(['get', 'put', 'post', 'delete', 'patch']);

function getOperations(api: 'product' | 'content'): string[] {
  const { paths } = spec.parse(parse(readFileSync(`${packageRoot}/openapi/${api}-api.yaml`, 'utf8')));
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((method) => methods.has(method))
      .map((method) => `${api} ${method.toUpperCase()} ${path}`),
  );
}

describe('the operations of both descriptions', () => {
  const described = [...getOperations('product'), ...getOperations('content')];
  let called: ReadonlySet<string>;
  beforeAll(async () => {
    const { operations } = await loadRuntimeUsage();
    called = new Set(
      operations.flatMap(({ api, method, path }) =>
        (api === 'either' ? ['product', 'content'] : [api]).map((name) => `${name} ${method.toUpperCase()} ${path}`),
      ),
    );
  });

  it('are called by the storefront, or by a listed caller', () => {
    const forgotten = described.filter((operation) => !called.has(operation) && otherCallers[operation] === undefined);
    expect(forgotten).toEqual([]);
  });

  it('stand in the list only where they exist and the storefront does not call them', () => {
    expect(Object.keys(otherCallers).filter((operation) => !described.includes(operation))).toEqual([]);
    expect(Object.keys(otherCallers).filter((operation) => called.has(operation))).toEqual([]);
  });
});
