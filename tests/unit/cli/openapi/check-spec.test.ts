import { describe, expect, it } from 'vitest';
import { checkSpec } from '#cli/openapi/check-spec.ts';
import { parseSpec } from '#cli/openapi/read-spec.ts';
import { markedText } from '../support/marked-text.ts';

const whole = `openapi: 3.1.0
info: { title: Menus, version: '1' }
servers: [{ url: / }]
tags: [{ name: Menus }]
paths:
  /menus/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string } }
    get:
      operationId: getMenu
      parameters:
        - $ref: '#/components/parameters/Page'
      responses:
        '200':
          description: The menu
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Menu' }
              example: { name: Main, size: 2 }
        '404': { $ref: '#/components/responses/Missing' }
        '400': { description: Wrong, x-problem-codes: [NOT_FOUND] }
    post:
      operationId: saveMenu
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Menu' }
            examples: { wide: { $ref: '#/components/examples/Wide' } }
      responses:
        '204': { description: Saved }
components:
  securitySchemes:
    session: { type: http, scheme: bearer }
  examples:
    Wide: { value: { name: Main, kind: wide } }
  parameters:
    Page: { name: page, in: query, schema: { type: integer, minimum: 1, default: 1 } }
  responses:
    Missing: { description: There is no such menu }
  schemas:
    ProblemCode: { type: string, enum: [NOT_FOUND, MENU_EMPTY] }
    Circle: { type: object, properties: { form: { type: string } } }
    Menu:
      type: object
      required: [name]
      properties:
        name: { type: string, pattern: '^[A-Z]', maxLength: 20 }
        kind: { type: string, enum: [wide, slim], default: wide }
        size: { type: integer, minimum: 1, maximum: 9, example: 3 }
        parent: { $ref: '#/components/schemas/Menu' }
        problem: { $ref: '#/components/schemas/ProblemCode' }
        shape: { oneOf: [{ $ref: '#/components/schemas/Circle' }], discriminator: { propertyName: form, mapping: { round: Circle } } }
        below: { type: array, items: { $ref: '#/components/schemas/Menu' } }
      additionalProperties: false
`;

function told(text: string) {
  const spec = parseSpec('content', { file: 'openapi/content-api.yaml', text });
  const diagnostics = 'operations' in spec ? checkSpec(spec) : spec;
  return diagnostics.map(({ code, message, help, place }) => ({
    code,
    message,
    help,
    line: place?.line,
    column: place?.column,
  }));
}

interface Fault {
  readonly name: string;
  readonly find: string;
  /** Replacement, with a marker at the expected position. */
  readonly replace: string;
  readonly code: string;
  readonly says?: string;
  readonly help?: string;
}

const fault = (name: string, find: string, replace: string, code: string, says?: string, help?: string): Fault => ({
  name,
  find,
  replace,
  code,
  ...(says !== undefined && { says }),
  ...(help !== undefined && { help }),
});

const ref = "schema: { $ref: '#/components/schemas/Menu' }\n              example";
const to = (target: string): string => `schema: { $ref: ▲${target} }\n              example`;

const shape = 'size: { type: integer, minimum: 1, maximum: 9, example: 3 }';

const faults: Readonly<Record<string, readonly Fault[]>> = {
  documents: [
    fault('Swagger', 'openapi: 3.1.0', "swagger: ▲'2.0'", 'spec.invalid', 'Swagger 2.0', 'swagger2openapi'),
    fault('OpenAPI 3.2', 'openapi: 3.1.0', 'openapi: ▲3.2.0', 'spec.invalid', 'OpenAPI 3.2.0', 'itemSchema'),
    fault(
      'an unknown key',
      'components:\n',
      '▲component: {}\ncomponents:\n',
      'spec.unknown-key',
      '"component"',
      '"components"',
    ),
    fault('a key __proto__', 'components:\n', '▲__proto__: {}\ncomponents:\n', 'spec.unknown-key', '"__proto__"'),
    fault(
      'a schema called __proto__',
      '    Menu:\n',
      '    ▲__proto__: { type: string }\n    Menu:\n',
      'spec.invalid',
      '"__proto__"',
    ),
    fault(
      'a property called __proto__',
      '        name: {',
      '        ▲__proto__: { type: string }\n        name: {',
      'spec.invalid',
      '"__proto__"',
    ),
    fault(
      'a key of an older version',
      'maxLength: 20',
      'maxLength: 20, ▲nullable: true',
      'spec.unknown-key',
      '"nullable"',
      '[string, "null"]',
    ),
    fault(
      'a list of paths',
      'paths:\n  /menus/{id}:',
      'paths: ▲[]\nx-was:\n  /menus/{id}:',
      'spec.invalid',
      'describes no paths',
    ),
  ],
  declarations: [
    fault(
      'an undeclared scheme',
      '      operationId: getMenu\n',
      '      operationId: getMenu\n      security: [{ ▲sesion: [] }]\n',
      'spec.undeclared',
      '"sesion"',
      '"session"',
    ),
    fault(
      'an undeclared tag',
      '      operationId: getMenu\n',
      '      operationId: getMenu\n      tags: [▲Menu]\n',
      'spec.undeclared',
      '"Menu"',
      '"Menus"',
    ),
    fault(
      'an unknown code of problems',
      'x-problem-codes: [NOT_FOUND]',
      'x-problem-codes: [▲NOT_FUOND]',
      'spec.undeclared',
      '"NOT_FUOND"',
      '"NOT_FOUND"',
    ),
    fault(
      'an unknown format',
      'size: {',
      'day: { type: string, format: ▲datetime }\n        size: {',
      'spec.format',
      '"datetime"',
      '"date-time"',
    ),
    fault(
      'a component that nothing refers to',
      '    Menu:\n',
      '    ▲Old: { type: string }\n    Menu:\n',
      'spec.unused',
      '"Old"',
    ),
    fault('a server with a query', 'url: /', 'url: ▲/?v=1', 'spec.server', 'query'),
    fault('a server of another protocol', 'url: /', 'url: ▲ftp://shop.example', 'spec.server', 'http'),
    fault(
      'a server with a variable that is not declared',
      'url: /',
      'url: ▲"https://{stage}.example", variables: { stages: { default: a } }',
      'spec.server',
      '{stage}',
      '"stages"',
    ),
    fault(
      'a server with a variable without default',
      'url: /',
      'url: "https://{stage}.example", variables: { ▲stage: {} }',
      'spec.server',
      'no default',
    ),
    fault(
      'an example of the components that an enum rejects',
      'enum: [wide, slim], default: wide',
      'enum: [slim], default: slim',
      'spec.value',
      'the text "wide"',
    ),
  ],
  meanings: [
    fault('a mapping to nothing', 'round: Circle', 'round: ▲Cirlce', 'spec.discriminator', '"Cirlce"', '"Circle"'),
    fault(
      'a property that no form has',
      'propertyName: form',
      'propertyName: ▲from',
      'spec.discriminator',
      '"from"',
      '"form"',
    ),
    fault(
      'a schema that holds itself without end',
      'required: [name]',
      'required: [name, parent]',
      'spec.ref-circular',
      'Menu → Menu',
    ),
    fault(
      'types without a common one',
      shape,
      'size: { ▲allOf: [{ type: string }, { type: integer }] }',
      'spec.schema',
      'one is string',
    ),
    fault(
      'bounds that exclude each other',
      shape,
      'size: { ▲allOf: [{ type: integer, minimum: 5 }, { type: integer, maximum: 4 }] }',
      'spec.schema',
      'minimum 5',
    ),
    fault(
      'values without a common one',
      shape,
      'size: { ▲allOf: [{ type: string, enum: [a] }, { type: string, enum: [b] }] }',
      'spec.schema',
      'no value is in both',
    ),
    fault(
      'a property that another part forbids',
      shape,
      'size: { ▲allOf: [{ type: object, required: [a], properties: { a: { type: string } } }, { type: object, additionalProperties: false }] }',
      'spec.schema',
      '"a" has to be there',
    ),
  ],
  references: [
    fault('to nothing', ref, to("'#/components/schemas/Menue'"), 'spec.ref-unresolved', 'leads nowhere', '"Menu"'),
    fault(
      'in a misspelt section',
      ref,
      to("'#/components/schema/Menu'"),
      'spec.ref-unresolved',
      'leads nowhere',
      '"#/components/schemas/Menu"',
    ),
    fault('to another file', ref, to('../../../etc/passwd'), 'spec.ref-unresolved', 'leads out of the file'),
    fault('to another machine', ref, to('https://evil.example/x.json'), 'spec.ref-unresolved', 'leads out of the file'),
    fault(
      'to another kind of thing',
      ref,
      to("'#/components/parameters/Page'"),
      'spec.ref-kind',
      'a parameter, but a schema',
      undefined,
    ),
    fault('that is no text', ref, to('7'), 'spec.ref-unresolved', 'the number 7'),
    fault(
      'to itself',
      '    Menu:\n      type',
      "    Other: { $ref: ▲'#/components/schemas/Other' }\n    Menu:\n      type",
      'spec.ref-circular',
      'Other → Other',
    ),
    fault(
      'in a circle of three',
      '    Menu:\n      type',
      "    A: { $ref: '#/components/schemas/B' }\n    B: { allOf: [{ $ref: '#/components/schemas/C' }] }\n    C: { $ref: ▲'#/components/schemas/A' }\n    Menu:\n      type",
      'spec.ref-circular',
      'A → B → C → A',
    ),
  ],
  operations: [
    fault('a misspelt method', '    post:', '    ▲psot:', 'spec.unknown-key', 'no method "psot"', '"post"'),
    fault(
      'no operationId',
      '    post:\n      operationId: saveMenu\n',
      '    ▲post:\n',
      'spec.invalid',
      'POST /menus/{id} has no operationId',
      'postMenusId',
    ),
    fault(
      'an operationId twice',
      'operationId: saveMenu',
      'operationId: ▲getMenu',
      'spec.duplicate-operation-id',
      'GET /menus/{id}',
      'line 10',
    ),
    fault('a misspelt key', 'requestBody:', '▲requestBdy:', 'spec.unknown-key', '"requestBdy"', '"requestBody"'),
    fault(
      'no answer',
      "      responses:\n        '204': { description: Saved }",
      '      ▲responses: {}',
      'spec.response',
      'describes no answer',
    ),
    fault('a status that is none', "'204':", "▲'20A':", 'spec.response', '"20A"', '"20'),
    fault(
      'an answer without description',
      "'204': { description: Saved }",
      "▲'204': {}",
      'spec.response',
      'no description',
    ),
    fault(
      'a path without slash',
      '  /menus/{id}:',
      '  ▲menus/{id}:',
      'spec.invalid',
      'does not begin with a slash',
      '"/menus/{id}"',
    ),
    fault(
      'a path that is there already',
      'components:\n  securitySchemes',
      '  ▲/menus/{key}: {}\ncomponents:\n  securitySchemes',
      'spec.parameter',
      'the same as "/menus/{id}"',
    ),
  ],
  parameters: [
    fault('declared under another name', '{ name: id, in', '{ name: ▲ids, in', 'spec.parameter', 'names {id}', '"id"'),
    fault(
      'declared for nothing',
      '    parameters:\n      - { name: id',
      '    parameters:\n      - { name: ▲size, in: path, required: true, schema: { type: string } }\n      - { name: id',
      'spec.parameter',
      '"size", which "/menus/{id}" does not name',
    ),
    fault(
      'optional in a path',
      'in: path, required: true',
      'in: path, required: ▲false',
      'spec.parameter',
      'not required',
      'required: true',
    ),
    fault('in a place that does not exist', 'in: query', 'in: ▲qurey', 'spec.parameter', 'not "qurey"', '"query"'),
    fault(
      'without a schema',
      '    Page: { name: page, in: query, schema: { type: integer, minimum: 1, default: 1 } }',
      '    ▲Page: { name: page, in: query }',
      'spec.parameter',
      'no schema',
    ),
    fault(
      'declared twice',
      "        - $ref: '#/components/parameters/Page'",
      "        - $ref: '#/components/parameters/Page'\n        - ▲{ name: page, in: query, schema: { type: string } }",
      'spec.parameter',
      'twice',
    ),
  ],
  schemas: [
    fault(
      'an unknown type',
      'name: { type: string',
      'name: { type: ▲strng',
      'spec.schema',
      'unknown type "strng"',
      '"string"',
    ),
    fault(
      'a type of another language',
      'name: { type: string',
      'name: { type: ▲int',
      'spec.schema',
      '"int"',
      '"integer"',
    ),
    fault(
      'a missing type',
      '      type: object\n      required',
      '      required',
      'spec.schema',
      'but no type',
      'type: object',
    ),
    fault(
      'a list of nothing',
      'below: { type: array, items: { $ref: ',
      'above: { type: array }\n        below: { type: array, items: { $ref: ',
      'spec.schema',
      'does not say of what',
    ),
    fault(
      'a keyword of another type',
      'type: integer, minimum: 1, maximum: 9',
      'type: integer, ▲maxLength: 4',
      'spec.schema',
      'maxLength',
      'type string',
    ),
    fault(
      'a required property that is not there',
      'required: [name]',
      'required: [▲nmae]',
      'spec.schema',
      '"nmae"',
      '"name"',
    ),
    fault('required within a property', 'maxLength: 20', 'required: ▲true', 'spec.schema', 'expected a list'),
    fault('a pattern that is none', "'^[A-Z]'", "▲'^[A-Z'", 'spec.schema', 'no regular expression'),
    fault('bounds that nothing fits', 'maximum: 9', 'maximum: ▲0', 'spec.schema', 'below its minimum 1'),
    fault('a value that stands twice', 'enum: [wide, slim]', 'enum: [wide, ▲wide]', 'spec.schema', 'twice'),
    fault('a misspelt keyword', 'maxLength: 20', '▲maxLenght: 20', 'spec.unknown-key', '"maxLenght"', '"maxLength"'),
  ],
  values: [
    fault('a default out of bounds', 'minimum: 1, default: 1', 'minimum: 1, default: ▲0', 'spec.value', 'at least 1'),
    fault('a default that is no choice', 'default: wide', 'default: ▲wid', 'spec.value', 'not in the enum', '"wide"'),
    fault(
      'an example of another type',
      'example: 3',
      'example: ▲three',
      'spec.value',
      'the text "three", expected integer',
    ),
    fault('a choice of another type', 'enum: [wide, slim]', 'enum: [wide, ▲7]', 'spec.value', 'expected string'),
    fault(
      'an example with a misspelt property',
      'name: Main, size',
      'name: Main, ▲sise',
      'spec.value',
      '"sise"',
      '"size"',
    ),
    fault(
      'an example without what is required',
      'example: { name: Main, size: 2 }',
      '▲example: { size: 2 }',
      'spec.value',
      '"name" is missing',
    ),
    fault('an example that the pattern refuses', 'name: Main', 'name: ▲main', 'spec.value', 'pattern'),
    fault(
      'an example wrong deep within',
      'size: 2 }',
      'below: [{ name: Sub, below: [{ name: ▲7 }] }] }',
      'spec.value',
      'at below.0.below.0.name',
    ),
  ],
};

it('accepts a valid description', () => {
  expect(told(whole)).toEqual([]);
});

describe.each(Object.entries(faults))('%s', (_, list) => {
  it.each(list)('$name', ({ find, replace, code, says = '', help }) => {
    expect(whole).toContain(find);
    const { text, line, column } = markedText(whole.replace(find, () => replace));
    const place = replace.includes('▲') ? { line, column } : {};
    const all = told(text);
    expect(all).toMatchObject([{ code, ...place, message: expect.stringContaining(says) }]);
    if (help !== undefined) expect(all[0]?.help).toContain(help);
  });
});

it('reads JSON where YAML is expected', () => {
  expect(told('{"openapi": "3.1.0", "info": {"title": "x", "version": "1"}, "paths": {}}')).toEqual([]);
  const { text, line, column } = markedText('{"openapi": "3.1.0",\n "paths": {"/a": {▲"gte": {}}}}');
  expect(told(text)).toMatchObject([{ code: 'spec.unknown-key', line, column }]);
});

it('compares values with combined schemas', () => {
  const combined = whole.replace(
    'size: { type: integer, minimum: 1, maximum: 9, example: 3 }',
    'size: { oneOf: [{ type: integer }, { type: "null" }], examples: [1, null, x] }',
  );
  expect(told(combined)).toMatchObject([{ code: 'spec.value', message: expect.stringContaining('the text "x"') }]);
});
