import { expect, it } from 'vitest';
import type { JsonObject } from '#cli/openapi/json-value.ts';
import { createSpecChanges } from '#cli/type-check/spec-changes.ts';
import { touchesRuntime } from '#cli/type-check/touches-runtime.ts';

const description = (menus: JsonObject, other: JsonObject, shared: JsonObject = {}) => ({
  paths: {
    '/menus': { get: { responses: { 200: { $ref: '#/components/schemas/Menus' } } }, ...shared },
    '/jobs': { get: other },
  },
  components: { schemas: { Menus: menus, Unused: other } },
});
const before = description({ type: 'object' }, { summary: 'Jobs' });
const usage = {
  operations: [
    { api: 'content', method: 'get', path: '/menus', file: 'runtime/rpc/menus.ts', line: 1, usedBy: ['content.menus'] },
  ],
  schemas: ['Named'],
} as const;

const touches = (now: JsonObject): boolean =>
  touchesRuntime({ product: createSpecChanges(before, before), content: createSpecChanges(before, now) }, usage);

it('looks no further when only other operations changed', () => {
  expect(touches(description({ type: 'object' }, { operationId: 'listJobs' }))).toBe(false);
});

it('includes references of a used operation, and shared parameters of its path', () => {
  expect(touches(description({ type: 'array' }, { summary: 'Jobs' }))).toBe(true);
  expect(touches(description({ type: 'object' }, { summary: 'Jobs' }, { parameters: [] }))).toBe(true);
});

it('sees schemas that the runtime names without calling anything that has them', () => {
  const now = description({ type: 'object' }, { summary: 'Jobs' });
  const components = { schemas: { ...now.components.schemas, Named: { type: 'string' } } };
  expect(touches({ ...now, components })).toBe(true);
});
