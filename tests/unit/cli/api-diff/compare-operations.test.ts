import { describe, expect, it } from 'vitest';
import { compareOperations } from '#cli/api-diff/compare-operations.ts';
import { rules } from '#cli/api-diff/rules.ts';
import { type Case, cases, describePair } from './rule-cases.ts';

const today = '2026-11-30';

/** Returns the rules of the changes between two descriptions, each once. */
function diff([old, now]: ReturnType<typeof describePair>): string[] {
  const found = compareOperations(old, now, today).flatMap(({ changes }) => changes);
  return [...new Set(found.map(({ rule }) => rule))].sort();
}

describe('what has changed between two descriptions', () => {
  it.each(cases.map((one): [string, Case] => [one.name, one]))('%s', (_, one) => {
    expect(diff(describePair(one))).toEqual([...one.rules].sort());
  });

  it('has every kind of change among the cases above', () => {
    const told = new Set(cases.flatMap((one) => one.rules));
    expect([...rules.keys()].filter((id) => !told.has(id))).toEqual([]);
  });

  it('is nothing where schemas are written another way', () => {
    const named = { components: { schemas: { Name: { type: 'string', maxLength: 9 } } } };
    const answer = (schema: unknown) => ({
      ...named,
      paths: { '/a': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } } },
    });
    const plain = { type: 'object', required: ['a', 'b'], properties: { a: { type: 'string', maxLength: 9 }, b: {} } };
    const flat = answer(plain);
    const referred = answer({ ...plain, properties: { a: { $ref: '#/components/schemas/Name' }, b: {} } });
    const wrapped = answer({ ...plain, properties: { a: { allOf: [{ $ref: '#/components/schemas/Name' }] }, b: {} } });
    const parts = answer({
      allOf: [
        { type: 'object', required: ['a'], properties: { a: { $ref: '#/components/schemas/Name' } } },
        { required: ['b'], properties: { b: {} } },
      ],
    });
    for (const one of [flat, referred, wrapped, parts]) {
      for (const other of [flat, referred, wrapped, parts]) expect(diff([one, other])).toEqual([]);
    }
  });

  it('is nothing where only words for people and the order of keys differ', () => {
    const body = (schema: unknown) => ({
      paths: { '/a': { post: { requestBody: { content: { 'application/json': { schema } } }, responses: {} } } },
    });
    const one = body({ not: { type: 'object', required: ['a', 'b'], properties: { a: {}, b: { description: 'B' } } } });
    const other = body({ not: { properties: { b: {}, a: {} }, required: ['b', 'a'], title: 'X', type: 'object' } });
    expect(diff([one, other])).toEqual([]);
  });

  it('is nothing where null is written another way', () => {
    const body = (schema: unknown) => ({
      paths: { '/a': { post: { requestBody: { content: { 'application/json': { schema } } }, responses: {} } } },
    });
    const forms = [
      { type: ['string', 'null'] },
      { type: 'string', nullable: true },
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
      { oneOf: [{ type: 'null' }, { type: 'string' }] },
    ].map(body);
    for (const one of forms) for (const other of forms) expect(diff([one, other])).toEqual([]);
  });

  it('ends where schemas contain themselves', () => {
    const tree = (type: string) => ({
      paths: {
        '/a': {
          get: {
            responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/T' } } } } },
          },
        },
      },
      components: {
        schemas: {
          T: {
            allOf: [{ $ref: '#/components/schemas/T' }],
            properties: { next: { $ref: '#/components/schemas/T' }, name: { type } },
          },
        },
      },
    });
    expect(diff([tree('string'), tree('integer')])).toEqual(['response-type-changed']);
  });
});
