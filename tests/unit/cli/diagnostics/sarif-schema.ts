const text = { type: 'string', minLength: 1 } as const;
const number = { type: 'integer', minimum: 1 } as const;

const message = {
  type: 'object',
  properties: { text, markdown: text },
  required: ['text'],
  additionalProperties: false,
} as const;

const artifactLocation = {
  type: 'object',
  properties: { uri: { type: 'string', format: 'uri-reference' }, uriBaseId: text },
  additionalProperties: false,
} as const;

const location = {
  type: 'object',
  properties: {
    physicalLocation: {
      type: 'object',
      properties: {
        artifactLocation,
        region: {
          type: 'object',
          properties: { startLine: number, startColumn: number, endLine: number, endColumn: number },
          additionalProperties: false,
        },
      },
      required: ['artifactLocation'],
      additionalProperties: false,
    },
  },
  additionalProperties: false,
} as const;

const result = {
  type: 'object',
  properties: {
    ruleId: text,
    ruleIndex: { type: 'integer', minimum: 0 },
    level: { enum: ['none', 'note', 'warning', 'error'] },
    message,
    locations: { type: 'array', items: location },
  },
  required: ['message', 'ruleId', 'level'],
  additionalProperties: false,
} as const;

const rule = {
  type: 'object',
  properties: { id: text, shortDescription: message, help: message },
  required: ['id', 'shortDescription', 'help'],
  additionalProperties: false,
} as const;

const run = {
  type: 'object',
  properties: {
    tool: {
      type: 'object',
      properties: {
        driver: {
          type: 'object',
          properties: { name: text, version: text, rules: { type: 'array', items: rule, uniqueItems: true } },
          required: ['name', 'rules'],
          additionalProperties: false,
        },
      },
      required: ['driver'],
      additionalProperties: false,
    },
    invocations: {
      type: 'array',
      items: {
        type: 'object',
        properties: { executionSuccessful: { type: 'boolean' }, exitCode: { type: 'integer' } },
        required: ['executionSuccessful'],
        additionalProperties: false,
      },
    },
    originalUriBaseIds: {
      type: 'object',
      // A base is absolute and ends in a slash (3.14.14).
      additionalProperties: { ...artifactLocation, properties: { uri: { type: 'string', pattern: '^file:///.*/$' } } },
    },
    columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
    results: { type: 'array', items: result },
  },
  required: ['tool', 'results'],
  additionalProperties: false,
} as const;

/**
 * The part of the SARIF 2.1.0 schema for the members that we write. Unused members are left out, so that unknown ones
 * are errors.
 */
export const sarifSchema = {
  type: 'object',
  properties: {
    $schema: { type: 'string', format: 'uri' },
    version: { const: '2.1.0' },
    runs: { type: 'array', items: run, minItems: 1 },
  },
  required: ['$schema', 'version', 'runs'],
  additionalProperties: false,
} as const;
