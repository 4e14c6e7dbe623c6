import { describe, expect, it } from 'vitest';
import { createSpecChanges } from '#cli/type-check/spec-changes.ts';

const schemas = (products: object, cents: object = { type: 'integer' }) => ({
  paths: { '/p': { get: { responses: { 200: { $ref: '#/components/responses/P' } } } } },
  components: {
    responses: { P: { content: { json: { schema: { $ref: '#/components/schemas/Product' } } } } },
    schemas: { Product: { type: 'object', properties: products }, Cents: cents },
  },
});
const price = { $ref: '#/components/schemas/Cents' };
const before = schemas({ name: { type: 'string' }, price });

describe('what has changed', () => {
  it('is empty if only descriptions differ', () => {
    const now = schemas({ name: { type: 'string', description: 'What it is called', example: 'Felt' }, price });
    expect(createSpecChanges(before, now).innermost(['paths'])).toBeUndefined();
  });

  it('is a property that is called like a word for people', () => {
    const now = schemas({ name: { type: 'string' }, price, description: { type: 'string' } });
    expect(createSpecChanges(before, now).innermost(['paths'])?.at(-1)).toBe('description');
  });

  it('is found through references', () => {
    const now = schemas({ name: { type: 'string' }, price }, { type: 'string' });
    const changes = createSpecChanges(before, now);
    expect(changes.isChanged(['paths', '/p', 'get'])).toBe(true);
    expect(changes.innermost(['paths'])).toEqual(['components', 'schemas', 'Cents', 'type']);
    expect(changes.isChanged(['components', 'schemas', 'Product', 'properties', 'name'])).toBe(false);
  });

  it('is told at what something went from', () => {
    const now = schemas({ name: { type: 'string' } });
    expect(createSpecChanges(before, now).innermost(['paths'])).toEqual([
      'components',
      'schemas',
      'Product',
      'properties',
    ]);
  });

  it('is found in a schema that refers to itself', () => {
    const tree = (type: string) =>
      schemas({ children: { type: 'array', items: { $ref: '#/components/schemas/Product' } }, name: { type } });
    const changes = createSpecChanges(tree('string'), tree('number'));
    expect(changes.innermost(['paths'])).toEqual(['components', 'schemas', 'Product', 'properties', 'name', 'type']);
  });
});
