import { expect, it } from 'vitest';
import { collectAnswerShapes, renderAnswerShapes } from '#cli/generators/api/render-answer-shapes.ts';

const answer = (schema: object) => ({ content: { 'application/json': { schema } } });

const document = {
  openapi: '3.1.0',
  paths: {
    '/things': {
      get: { responses: { 200: answer({ type: 'array', items: { $ref: '#/components/schemas/Thing' } }) } },
      post: { responses: { 201: { $ref: '#/components/responses/Made' }, 400: answer({ type: 'string' }) } },
      delete: { responses: { 204: { description: 'Gone' } } },
    },
    '/things/{id}/picture': { get: { responses: { 200: { content: { 'image/png': {} } } } } },
    '/parts': {
      get: {
        responses: { 200: answer({ oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }] }) },
      },
      put: { responses: { 200: answer({ type: ['integer', 'null'], minimum: 3 }), 202: answer({ type: 'boolean' }) } },
    },
  },
  components: {
    responses: { Made: answer({ $ref: '#/components/schemas/Thing' }) },
    schemas: {
      Thing: {
        allOf: [{ $ref: '#/components/schemas/Named' }],
        type: 'object',
        required: ['id', 'password'],
        properties: {
          id: { type: 'string', pattern: '^a' },
          password: { type: 'string', writeOnly: true },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
          anything: {},
        },
      },
      Named: { type: 'object', properties: { names: { type: 'object', additionalProperties: { type: 'string' } } } },
      A: { type: 'object', required: ['kind'], properties: { kind: { const: 'a' } } },
      B: {
        type: 'object',
        required: ['kind', 'size'],
        properties: { kind: { enum: ['b', 'c'] }, size: { type: 'number' } },
      },
      Unused: { type: 'string' },
    },
  },
};

it('says of each JSON answer what kinds of values it has, and what has to be there', () => {
  const asked = [
    'GET /things',
    'POST /things',
    'DELETE /things',
    'GET /things/{id}/picture',
    'GET /parts',
    'PUT /parts',
  ];
  expect(collectAnswerShapes(document, new Set(asked))).toEqual({
    operations: {
      'GET /things': { list: { ref: 'Thing' } },
      'POST /things': { ref: 'Thing' },
      'GET /parts': { by: 'kind', of: { a: { ref: 'A' }, b: { ref: 'B' }, c: { ref: 'B' } } },
      'PUT /parts': { one: [{ one: ['number', 'null'] }, 'boolean'] },
    },
    shapes: {
      Thing: {
        all: [{ ref: 'Named' }, { has: { id: 'string' }, may: { parts: { list: { ref: 'Thing' } } } }],
      },
      Named: { has: {}, may: { names: { map: 'string' } } },
      A: { has: { kind: 'any' } },
      B: { has: { kind: 'any', size: 'number' } },
    },
  });
});

it('gives each area what it asks for, and nothing else', () => {
  const use = { api: 'content', method: 'get', path: '/things', file: 'a.ts', line: 1 } as const;
  const text = renderAnswerShapes('content', document, [
    { ...use, usedBy: ['blogs.list', 'blogsSitemap'] },
    { ...use, path: '/parts', usedBy: ['search.results'] },
    { ...use, api: 'product', method: 'put', path: '/parts', usedBy: ['cart.add'] },
  ]);
  const tableOf = (area: string) => text.split('export const ').find((part) => part.startsWith(`${area}Answers`));
  expect(tableOf('blogs')).toContain("'GET /things': { list: { ref: 'Thing' } }");
  expect(tableOf('blogs')).not.toContain('/parts');
  expect(tableOf('search')).toContain("'GET /parts'");
  expect(tableOf('cart')).toContain('operations: {}');
});
