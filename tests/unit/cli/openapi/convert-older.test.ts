import { describe, expect, it } from 'vitest';
import { checkSpec } from '#cli/openapi/check-spec.ts';
import { parseSpec } from '#cli/openapi/read-spec.ts';
import { specFile } from '#cli/openapi/spec.ts';
import { markedText } from '../support/marked-text.ts';

const begin = (version: string): string => `openapi: ${version}
info: { title: Shop, version: '1' }
servers: [{ url: / }]
`;

const paths = `paths:
  /things/{id}:
    get:
      operationId: getThing
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        '200': { description: Thing, content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
        '404': { $ref: '#/components/responses/Missing' }
components:
  responses:
    Missing: { description: Gone }
  schemas:
`;

function read(text: string) {
  const spec = parseSpec('content', { file: specFile('content'), text });
  if (!('operations' in spec)) throw new Error('The description was not read');
  return { document: spec.document, diagnostics: checkSpec(spec) };
}

/** What 3.0 writes, and how 3.1 writes the same. */
const same: readonly (readonly [name: string, older: string, newer: string])[] = [
  [
    'null',
    '{ type: object, properties: { a: { type: string, nullable: true }, b: { type: integer, nullable: false } } }',
    '{ type: object, properties: { a: { type: [string, "null"] }, b: { type: integer } } }',
  ],
  [
    'null of a list of values, which names it',
    '{ type: string, nullable: true, enum: [a, null] }',
    '{ enum: [a, null], type: [string, "null"] }',
  ],
  [
    'null of several forms',
    '{ nullable: true, description: Either, oneOf: [{ type: object }, { type: string }] }',
    '{ description: Either, oneOf: [{ type: object }, { type: string }, { type: "null" }] }',
  ],
  [
    'null of another schema',
    "{ type: object, properties: { a: { nullable: true, description: Maybe, allOf: [{ $ref: '#/components/schemas/Thing' }] } } }",
    "{ type: object, properties: { a: { description: Maybe, anyOf: [{ allOf: [{ $ref: '#/components/schemas/Thing' }] }, { type: 'null' }] } } }",
  ],
  ['anything, which may be null', '{ nullable: true, description: Any }', '{ description: Any }'],
  [
    'bounds that are left out',
    '{ type: number, minimum: 1, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: true }',
    '{ type: number, exclusiveMinimum: 1, exclusiveMaximum: 9 }',
  ],
  ['bounds that belong to it', '{ type: number, minimum: 1, exclusiveMinimum: false }', '{ type: number, minimum: 1 }'],
  [
    'bytes',
    '{ type: object, properties: { a: { type: string, format: byte }, b: { type: string, format: binary } } }',
    '{ type: object, properties: { a: { type: string, contentEncoding: base64 }, b: { type: string, contentMediaType: application/octet-stream } } }',
  ],
  [
    'what stands beside a $ref',
    "{ type: object, properties: { a: { $ref: '#/components/schemas/Thing', description: ignored, minLength: 3 } } }",
    "{ type: object, properties: { a: { $ref: '#/components/schemas/Thing' } } }",
  ],
  [
    'properties called as keywords are',
    '{ type: object, properties: { nullable: { type: boolean }, example: { type: string, example: x }, format: { type: string }, $ref: { type: string } } }',
    '{ type: object, properties: { nullable: { type: boolean }, example: { type: string, example: x }, format: { type: string }, $ref: { type: string } } }',
  ],
  [
    'examples that look like schemas',
    '{ type: object, example: { type: string, nullable: true, exclusiveMinimum: true, minimum: 3 } }',
    '{ type: object, example: { type: string, nullable: true, exclusiveMinimum: true, minimum: 3 } }',
  ],
];

/** What the two versions understand differently. */
const lossy: readonly (readonly [name: string, marked: string, says: string])[] = [
  [
    'null beside a $ref',
    "{ type: object, properties: { a: { $ref: '#/components/schemas/Thing', ▲nullable: true } } }",
    '$ref',
  ],
  ['a list of types', '{ ▲type: [string, "null"] }', 'one type'],
  ['const', '{ type: string, ▲const: a }', 'const'],
  ['if', '{ type: object, ▲if: { required: [a] } }', 'if'],
];

describe('convertOlder', () => {
  it.each(same)('reads %s', (_name, older, newer) => {
    const old = read(`${begin('3.0.3')}${paths}    Thing: ${older}\n`);
    const now = read(`${begin('3.1.0')}${paths}    Thing: ${newer}\n`);
    expect(old.diagnostics).toEqual([]);
    expect(old.document).toEqual(now.document);
  });

  it.each(lossy)('refuses %s, at its place', (_name, marked, says) => {
    const { text, line, column } = markedText(`${begin('3.0.3')}${paths}    Thing: ${marked}\n`);
    const { diagnostics } = read(text);
    expect(diagnostics).toMatchObject([{ code: 'spec.lossy', place: { line, column } }]);
    expect(diagnostics[0]?.message).toContain(says);
    expect(diagnostics[0]?.help).toBeDefined();
  });

  it('refuses what only 3.1 has outside of schemas', () => {
    const { diagnostics } = read(`${begin('3.0.3')}webhooks: {}\n${paths}    Thing: { type: object }\n`);
    expect(diagnostics).toMatchObject([{ code: 'spec.lossy', message: expect.stringContaining('webhooks') }]);
  });
});
