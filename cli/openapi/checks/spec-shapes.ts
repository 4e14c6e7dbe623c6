/** The kind of a part of an OpenAPI 3.1 description. */
export type SpecKind =
  | 'document'
  | 'path item'
  | 'operation'
  | 'parameter'
  | 'header'
  | 'request body'
  | 'media type'
  | 'response'
  | 'components'
  | 'callback'
  | 'schema'
  | 'example'
  | 'link'
  | 'security scheme';

/** The value of a key: one part, a map or a list of parts; undefined for a value that is not checked further. */
export type Child = { readonly kind: SpecKind; readonly form: 'one' | 'map' | 'list' } | undefined;

export type Shape = Readonly<Record<string, Child>>;

const one = (kind: SpecKind): Child => ({ kind, form: 'one' });
const map = (kind: SpecKind): Child => ({ kind, form: 'map' });
const list = (kind: SpecKind): Child => ({ kind, form: 'list' });

/** In the order in which other tools list them too. */
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

const parameterValue: Shape = {
  description: undefined,
  required: undefined,
  deprecated: undefined,
  allowEmptyValue: undefined,
  style: undefined,
  explode: undefined,
  allowReserved: undefined,
  schema: one('schema'),
  example: undefined,
  examples: map('example'),
  content: map('media type'),
};

/** Keywords of JSON Schema 2020-12 and the additions of OpenAPI 3.1. */
const schema: Shape = {
  ...Object.fromEntries(
    '$id $schema $anchor $dynamicAnchor $dynamicRef $comment $vocabulary type enum const multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems maxContains minContains maxProperties minProperties required dependentRequired title description default deprecated readOnly writeOnly examples example format contentEncoding contentMediaType discriminator xml externalDocs'
      .split(' ')
      .map((key) => [key, undefined]),
  ),
  $defs: map('schema'),
  properties: map('schema'),
  patternProperties: map('schema'),
  dependentSchemas: map('schema'),
  additionalProperties: one('schema'),
  unevaluatedProperties: one('schema'),
  propertyNames: one('schema'),
  items: one('schema'),
  contains: one('schema'),
  unevaluatedItems: one('schema'),
  contentSchema: one('schema'),
  not: one('schema'),
  if: one('schema'),
  // biome-ignore lint/suspicious/noThenProperty: the keyword is called so
  then: one('schema'),
  else: one('schema'),
  prefixItems: list('schema'),
  allOf: list('schema'),
  anyOf: list('schema'),
  oneOf: list('schema'),
};

/**
 * The keys of each kind of part, with their values. Every part may also have `x-…` keys; most may be a `$ref` instead.
 */
export const shapes: Readonly<Record<SpecKind, Shape | undefined>> = {
  document: {
    openapi: undefined,
    info: undefined,
    jsonSchemaDialect: undefined,
    servers: undefined,
    paths: map('path item'),
    webhooks: map('path item'),
    components: one('components'),
    security: undefined,
    tags: undefined,
    externalDocs: undefined,
  },
  'path item': {
    summary: undefined,
    description: undefined,
    servers: undefined,
    parameters: list('parameter'),
    ...Object.fromEntries(methods.map((method) => [method, one('operation')])),
  },
  operation: {
    tags: undefined,
    summary: undefined,
    description: undefined,
    externalDocs: undefined,
    operationId: undefined,
    parameters: list('parameter'),
    requestBody: one('request body'),
    responses: map('response'),
    callbacks: map('callback'),
    deprecated: undefined,
    security: undefined,
    servers: undefined,
  },
  parameter: { name: undefined, in: undefined, ...parameterValue },
  header: parameterValue,
  'request body': { description: undefined, content: map('media type'), required: undefined },
  'media type': { schema: one('schema'), example: undefined, examples: map('example'), encoding: undefined },
  response: { description: undefined, headers: map('header'), content: map('media type'), links: map('link') },
  components: {
    schemas: map('schema'),
    responses: map('response'),
    parameters: map('parameter'),
    examples: map('example'),
    requestBodies: map('request body'),
    headers: map('header'),
    securitySchemes: map('security scheme'),
    links: map('link'),
    callbacks: map('callback'),
    pathItems: map('path item'),
  },
  schema,
  example: { summary: undefined, description: undefined, value: undefined, externalValue: undefined },
  // The keys are names, which are not checked here.
  callback: undefined,
  link: undefined,
  'security scheme': undefined,
};

/** Returns the path of the named parts of a kind in a description. */
export function getComponents(kind: SpecKind): string | undefined {
  return Object.entries(shapes.components ?? {}).find(([, child]) => child?.kind === kind)?.[0];
}
