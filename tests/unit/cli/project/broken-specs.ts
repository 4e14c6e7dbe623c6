import { type BrokenInput, broken, contentApi, productApi, written } from './broken-inputs.ts';

const head = { file: contentApi, line: 1, column: 1 };

const answer = "responses: { '204': { description: Done } }";

export const brokenSpecs: readonly BrokenInput[] = [
  broken(
    'an operationId that stands twice, the method that is read last first',
    '\npaths:\n',
    `\npaths:\n  /two:\n    post: { operationId: two, ${answer} }\n    get: { operationId: ▲two, ${answer} }\n`,
    { code: 'spec.duplicate-operation-id', says: 'POST /two already' },
    contentApi,
  ),
  broken(
    'an operationId that stands twice',
    'operationId: listBlogs',
    'operationId: ▲getMenus',
    { code: 'spec.duplicate-operation-id', says: 'GET /menus', help: 'line' },
    contentApi,
  ),
  broken(
    'a reference to a schema that is not there',
    "schema: { $ref: '#/components/schemas/Menus' }",
    "schema: { $ref: ▲'#/components/schemas/Menu5' }",
    { code: 'spec.ref-unresolved', says: '#/components/schemas/Menu5', help: '"Menus"' },
    contentApi,
  ),
  broken(
    'a reference to another file',
    "schema: { $ref: '#/components/schemas/Menus' }",
    "schema: { $ref: ▲'./menus.yaml#/Menus' }",
    { code: 'spec.ref-unresolved', says: 'leads out of the file' },
    contentApi,
  ),
  broken(
    'a reference into nothing',
    "schema: { $ref: '#/components/schemas/Menus' }",
    "schema: { $ref: ▲'#/compnents/schemas/Menus' }",
    { code: 'spec.ref-unresolved' },
    contentApi,
  ),
  broken(
    'an operation that the shop calls',
    '  /menus:',
    '  ▲/menuz:',
    {
      code: 'spec.operation-missing',
      says: 'lacks the operation GET /menus, which content.menus',
      help: 'GET /menuz',
    },
    contentApi,
  ),
  broken(
    'a method that the shop calls',
    '  /menus:\n    get:',
    '  ▲/menus:\n    put:',
    { code: 'spec.operation-missing', help: 'PUT /menus' },
    contentApi,
  ),
  broken(
    'a key that stands twice',
    'operationId: getMenus',
    'operationId: getMenus\n      ▲operationId: menus',
    { code: 'yaml.duplicate-key', says: '"operationId"' },
    contentApi,
  ),
  broken('a later OpenAPI', 'openapi: 3.1.0', 'openapi: ▲3.2.0', { code: 'spec.invalid', says: '3.2.0' }, contentApi),
  broken(
    'an operation without operationId',
    '      operationId: getMenus\n',
    '',
    {
      code: 'spec.invalid',
      says: 'GET /menus has no operationId',
      at: { file: contentApi, text: 'get:\n      tags: [Pages]\n      summary: Every menu' },
    },
    contentApi,
  ),
  broken('YAML that is none', 'openapi: 3.1.0', 'openapi: "3.1.0', { code: 'yaml.syntax' }, productApi),
  written('an empty description', contentApi, '', { code: 'spec.invalid', at: head }),
  written('a list', contentApi, '- a\n', { code: 'spec.invalid', at: head }),
  {
    name: 'a description that is not there',
    edits: [{ file: contentApi, remove: true }],
    expected: [{ code: 'file.unreadable', at: head }],
  },
];
