import { describe, expect, it } from 'vitest';
import { renderApiTypes } from '#cli/generators/api/render-api-types.ts';
import { nameReferences } from '#cli/openapi/name-references.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const problem = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };
const deep = '#/paths/~1a/get/responses/404/content/application~1json/schema';

const document = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: {
    '/a': {
      get: {
        parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
        responses: {
          '200': { description: 'A', ...json({ type: 'object' }) },
          '404': { description: 'No', ...json(problem) },
        },
      },
    },
    '/b': {
      get: {
        parameters: [{ $ref: '#/paths/~1a/get/parameters/0' }],
        responses: {
          '404': { description: 'No', ...json({ $ref: deep }) },
          '410': { description: 'Gone', ...json({ $ref: deep }) },
        },
      },
    },
  },
};

describe('nameReferences', () => {
  it('makes types of what is referred to by its place', async () => {
    const types = await renderApiTypes(document);
    expect(types).not.toContain('["responses"]["404"]');
    expect(types).toMatch(/"application\/json": components\["schemas"\]\["\w+"\]/);
    expect(types).toMatch(/page\?: components\["parameters"\]\["\w+"\]/);
  });

  it('names a place once, however many refer to it', () => {
    const { components } = nameReferences(document);
    expect(Object.values(components ?? {}).map((parts) => Object.keys(parts).length)).toEqual([1, 1]);
    expect(components).toMatchObject({ schemas: expect.anything(), parameters: expect.anything() });
  });

  it('returns a description that refers to components alone as it is', () => {
    const plain = { ...document, paths: { '/a': document.paths['/a'] } };
    expect(nameReferences(plain)).toBe(plain);
  });
});
