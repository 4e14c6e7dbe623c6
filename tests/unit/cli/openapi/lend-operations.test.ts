import { describe, expect, it } from 'vitest';
import { lendOperations } from '#cli/openapi/lend-operations.ts';

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const answer = (name: string) => ({
  responses: { '200': { content: { 'application/json': { schema: ref('schemas', name) } } } },
});

const reference = {
  paths: {
    '/menus': { get: answer('Menu') },
    '/orders/{id}': { parameters: [ref('parameters', 'Id')], get: answer('Order'), delete: answer('Order') },
  },
  components: {
    parameters: { Id: { name: 'id', in: 'path' } },
    schemas: {
      Menu: { type: 'object' },
      Order: { properties: { lines: { items: ref('schemas', 'Line') }, of: ref('schemas', 'Order') } },
      Line: { type: 'string' },
      Unused: { type: 'string' },
      Named: { type: 'number' },
    },
  },
};

describe('lendOperations', () => {
  const operations = [
    { method: 'get', path: '/menus' },
    { method: 'get', path: '/orders/{id}' },
  ];

  it('adds a missing operation with all that it refers to, and nothing else', () => {
    const document = { openapi: '3.1.0', paths: { '/menus': { get: { own: true } } } };
    const { document: whole, lent } = lendOperations(document, reference, {
      operations,
      schemas: ['Named', 'Nowhere'],
    });
    expect(lent).toEqual([{ method: 'get', path: '/orders/{id}' }]);
    expect(whole).toEqual({
      openapi: '3.1.0',
      paths: {
        '/menus': { get: { own: true } },
        '/orders/{id}': { parameters: [ref('parameters', 'Id')], get: answer('Order') },
      },
      components: {
        parameters: reference.components.parameters,
        schemas: {
          Order: reference.components.schemas.Order,
          Line: reference.components.schemas.Line,
          Named: reference.components.schemas.Named,
        },
      },
    });
  });

  it('leaves alone what the description has itself', () => {
    const own = { properties: { mine: { type: 'string' } } };
    const document = {
      paths: { '/menus': { get: answer('Menu') }, '/orders/{id}': { parameters: [{ name: 'id' }], delete: {} } },
      components: { schemas: { Order: own } },
    };
    const { document: whole } = lendOperations(document, reference, { operations, schemas: [] });
    expect(whole).toMatchObject({
      paths: { '/orders/{id}': { parameters: [{ name: 'id' }], delete: {}, get: answer('Order') } },
      components: { schemas: { Order: own } },
    });
  });

  it('lends no operationId that another operation has, such as one that has moved', () => {
    const named = { paths: { '/a': { get: { operationId: 'getMenus', ...answer('Menu') } } } };
    const moved = { paths: { '/b': { get: { operationId: 'getMenus' } } } };
    const { document } = lendOperations(moved, named, { operations: [{ method: 'get', path: '/a' }], schemas: [] });
    expect(document.paths).toMatchObject({ '/a': { get: answer('Menu') } });
    expect(document.paths).not.toMatchObject({ '/a': { get: { operationId: 'getMenus' } } });
  });

  it('returns a description that lacks nothing as it is', () => {
    const { document, lent } = lendOperations(reference, reference, { operations, schemas: ['Named'] });
    expect(document).toBe(reference);
    expect(lent).toEqual([]);
  });
});
