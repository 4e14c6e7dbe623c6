import { describe, expect, it } from 'vitest';
import { checkSpec } from '#cli/openapi/check-spec.ts';
import { parseJson } from '#cli/openapi/parse-json.ts';
import { parseSpec } from '#cli/openapi/read-spec.ts';

describe('parseJson', () => {
  it.each([
    ['{ "a": 1, "b": { "a": [1, null] } }', { a: 1, b: { a: [1, null] } }],
    ['{ "a": 1, "a": 2 }', undefined],
    ['{ "a": { "b": 1, "c": [{ "d": 1, "d": 1 }] } }', undefined],
    ['{ "a": 1, }', undefined],
    ['a: 1', undefined],
    ['[1]', undefined],
    ['', undefined],
    [`${'{"a":'.repeat(300)}1${'}'.repeat(300)}`, undefined],
  ])('reads %s', (text, value) => {
    expect(parseJson(text)).toEqual(value);
  });

  it('lets what is wrong with a description in JSON be told at its place', () => {
    const text = '{ "openapi": "3.1.0", "info": { "title": "T", "version": "1" },\n  "paths": {},\n  "compnents": {} }';
    const spec = parseSpec('content', { file: 'openapi/content-api.yaml', text });
    expect('operations' in spec && checkSpec(spec)).toMatchObject([
      { code: 'spec.unknown-key', place: { line: 3, column: 3 } },
    ]);
    const twice = parseSpec('content', { file: 'openapi/content-api.yaml', text: text.replace('compnents', 'paths') });
    expect(twice).toMatchObject([{ code: 'yaml.duplicate-key', place: { line: 3 } }]);
  });
});
