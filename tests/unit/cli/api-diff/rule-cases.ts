import { bounds, contents, restrictions } from '#cli/api-diff/rules.ts';

type Json = Readonly<Record<string, unknown>>;

/** Two versions of a description and the kinds of change between them. */
export interface Case {
  readonly name: string;
  readonly rules: readonly string[];
  readonly old: Json;
  readonly now: Json;
}

/** Returns two descriptions that differ in what a case says. */
export const describePair = ({ old, now }: Case): readonly [Json, Json] => [old, now];

const media = (schema: unknown): Json => ({ content: { 'application/json': { schema } } });
const operation = (more: Json): Json => ({ paths: { '/a': { post: { responses: {}, ...more } } } });
const whole = (more: Json): Json => ({ paths: {}, ...more });
const inRequest = (schema: unknown): Json => operation({ requestBody: media(schema) });
const inResponse = (schema: unknown): Json => operation({ responses: { 200: media(schema) } });

function at(place: (more: Json) => Json, rule: string, old: Json, now: Json, name = rule): Case {
  return { name, rules: [rule], old: place(old), now: place(now) };
}

/** Creates the case of a rule that both directions have. */
const both = (rule: string, old: unknown, now: unknown): Case[] => [
  { name: `request-${rule}`, rules: [`request-${rule}`], old: inRequest(old), now: inRequest(now) },
  { name: `response-${rule}`, rules: [`response-${rule}`], old: inResponse(old), now: inResponse(now) },
];

/** Creates the cases of a keyword that comes, changes and goes. */
const life = (rule: string, keyword: string, one: unknown, other: unknown): Case[] => [
  ...both(`${rule}-added`, {}, { [keyword]: one }),
  ...both(`${rule}-changed`, { [keyword]: one }, { [keyword]: other }),
  ...both(`${rule}-removed`, { [keyword]: one }, {}),
];

const boundCases = Object.entries(bounds).flatMap(([name, { keyword }]) => [
  ...both(`${name}-increased`, { [keyword]: 4 }, { [keyword]: 5 }),
  ...both(`${name}-decreased`, { [keyword]: 5 }, { [keyword]: 4 }),
  ...both(`${name}-set`, {}, { [keyword]: 5 }),
  ...both(`${name}-removed`, { [keyword]: 5 }, {}),
]);

const restrictionCases = Object.entries(restrictions).flatMap(([name, keyword]) =>
  life(name, keyword, { minLength: 1 }, { minLength: 2 }),
);

/** A property may be called as what holds words for people in a schema. */
const describedAs = (type: string): Json => ({ not: { properties: { description: { type } } } });

const named = (name: string, schema: Json, required: readonly string[] = [], more: Json = {}): Json => ({
  type: 'object',
  required,
  properties: { [name]: schema },
  ...more,
});
const empty: Json = { type: 'object' };
const refs = (...names: readonly string[]): Json[] => names.map((name) => ({ $ref: `#/components/schemas/${name}` }));
const told = (mapping: Json, propertyName = 'kind'): Json => ({ discriminator: { propertyName, mapping } });

const schemaCases: readonly Case[] = [
  ...both('not-changed', describedAs('string'), describedAs('integer')).map((one) => ({
    ...one,
    name: `${one.name}, of a property that is called description`,
  })),
  ...both('type-changed', { type: 'string' }, { type: 'integer' }),
  ...both('type-widened', { type: 'integer' }, { type: 'number' }),
  ...both('type-narrowed', { type: ['string', 'integer'] }, { type: 'string' }),
  ...both('became-nullable', { type: 'string' }, { type: ['string', 'null'] }),
  ...both('became-not-nullable', { type: 'string', nullable: true }, { type: 'string' }),
  ...both('enum-value-added', { enum: ['a', 'b'] }, { enum: ['a', 'b', 'c'] }),
  ...both('enum-value-removed', { enum: ['a', 'b', 'c'] }, { enum: ['a', 'b'] }),
  ...both('became-enum', {}, { enum: ['a', 'b'] }),
  ...both('enum-removed', { const: 'a' }, {}),
  ...both('const-changed', { const: 'a' }, { const: 'b' }),
  ...both('unique-items-set', {}, { uniqueItems: true }),
  ...both('unique-items-removed', { uniqueItems: true }, { uniqueItems: false }),
  ...both('additional-properties-refused', {}, { additionalProperties: false }),
  ...both('additional-properties-allowed', { additionalProperties: false }, {}),
  ...both('prefix-items-added', { prefixItems: [{}] }, { prefixItems: [{}, {}] }),
  ...both('prefix-items-removed', { prefixItems: [{}, {}] }, { prefixItems: [{}] }),
  ...both('one-of-added', { oneOf: refs('A', 'B') }, { oneOf: refs('A', 'B', 'C') }),
  ...both('one-of-removed', { oneOf: refs('A', 'B', 'C') }, { oneOf: refs('A', 'B') }),
  ...both('any-of-added', { anyOf: refs('A', 'B') }, { anyOf: refs('A', 'B', 'C') }),
  ...both('any-of-removed', { anyOf: refs('A', 'B', 'C') }, { anyOf: refs('A', 'B') }),
  ...both('wrapped-in-variants', {}, { oneOf: refs('A', 'B') }),
  ...both('unwrapped-from-variants', { anyOf: refs('A', 'B') }, {}),
  ...both('discriminator-added', {}, told({})),
  ...both('discriminator-removed', told({}), {}),
  ...both('discriminator-property-changed', told({}, 'kind'), told({}, 'type')),
  ...both('discriminator-mapping-added', told({}), told({ a: 'A' })),
  ...both('discriminator-mapping-removed', told({ a: 'A' }), told({})),
  ...both('discriminator-mapping-changed', told({ a: 'A' }), told({ a: 'B' })),
  ...life('default', 'default', 1, 2),
  ...both('deprecated', {}, { deprecated: true }),
  ...both('reactivated', { deprecated: true }, {}),
  ...both('property-became-read-only', named('a', {}), named('a', { readOnly: true })),
  ...both('property-became-not-read-only', named('a', { readOnly: true }), named('a', {})),
  ...both('property-became-write-only', named('a', {}), named('a', { writeOnly: true })),
  ...both('property-became-not-write-only', named('a', { writeOnly: true }), named('a', {})),
  at(inRequest, 'request-property-added', empty, named('a', {})),
  at(inRequest, 'request-required-property-added', empty, named('a', {}, ['a'])),
  at(inRequest, 'request-required-property-with-default-added', empty, named('a', { default: 1 }, ['a'])),
  at(inRequest, 'request-property-removed', named('a', {}), empty),
  at(inRequest, 'request-property-refused', named('a', {}, [], { additionalProperties: false }), {
    ...empty,
    additionalProperties: false,
  }),
  at(inRequest, 'request-property-became-required', named('a', {}), named('a', {}, ['a'])),
  at(
    inRequest,
    'request-property-became-required-with-default',
    named('a', { default: 1 }),
    named('a', { default: 1 }, ['a']),
  ),
  at(inRequest, 'request-property-became-optional', named('a', {}, ['a']), named('a', {})),
  at(inResponse, 'response-property-added', empty, named('a', {})),
  at(inResponse, 'response-required-property-added', empty, named('a', {}, ['a'])),
  at(inResponse, 'response-optional-property-removed', named('a', {}), empty),
  at(inResponse, 'response-required-property-removed', named('a', {}, ['a']), { ...empty, required: ['a'] }),
  at(inResponse, 'response-property-became-optional', named('a', {}, ['a']), named('a', {})),
  at(inResponse, 'response-property-became-required', named('a', {}), named('a', {}, ['a'])),
];

const bare = { paths: { '/a': { post: { responses: {} } } } };
const sunset = (date: string): Json => ({ deprecated: true, 'x-sunset': date });

const operationCases: readonly Case[] = [
  at(whole, 'operation-added', {}, bare),
  at(whole, 'operation-removed', bare, {}),
  {
    name: 'an operation that goes too early',
    rules: ['operation-removed'],
    old: operation(sunset('2027-01-01')),
    now: whole({}),
  },
  {
    name: 'operation-removed-after-sunset',
    rules: ['operation-removed-after-sunset'],
    old: operation(sunset('2026-11-01')),
    now: whole({}),
  },
  at(operation, 'operation-deprecated', {}, { deprecated: true }),
  at(operation, 'operation-reactivated', { deprecated: true }, {}),
  at(operation, 'operation-id-changed', { operationId: 'a' }, { operationId: 'b' }),
  at(operation, 'operation-tag-added', {}, { tags: ['A'] }),
  at(operation, 'operation-tag-removed', { tags: ['A'] }, {}),
  at(operation, 'sunset-removed', sunset('2027-01-01'), { deprecated: true }),
  at(operation, 'sunset-earlier', sunset('2027-01-01'), sunset('2026-12-01')),
  at(operation, 'sunset-later', sunset('2027-01-01'), sunset('2027-02-01')),
  at(operation, 'sunset-invalid', sunset('2027-01-01'), sunset('next year')),
];

const parameter = (more: Json, schema: Json = {}): Json =>
  operation({ parameters: [{ name: 'p', in: 'query', schema, ...more }] });
const inParameter = (schema: Json): Json => parameter({}, schema);

const requestCases: readonly Case[] = [
  {
    name: 'path-parameter-renamed',
    rules: ['path-parameter-renamed'],
    old: {
      paths: {
        '/a/{id}': { get: { parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] } },
      },
    },
    now: {
      paths: {
        '/a/{key}': { get: { parameters: [{ name: 'key', in: 'path', required: true, schema: { type: 'string' } }] } },
      },
    },
  },
  { name: 'request-parameter-added', rules: ['request-parameter-added'], old: operation({}), now: parameter({}) },
  {
    name: 'request-required-parameter-added',
    rules: ['request-required-parameter-added'],
    old: operation({}),
    now: parameter({ required: true }),
  },
  { name: 'request-parameter-removed', rules: ['request-parameter-removed'], old: parameter({}), now: operation({}) },
  at(parameter, 'request-parameter-became-required', {}, { required: true }),
  at(parameter, 'request-parameter-became-optional', { required: true }, {}),
  at(parameter, 'request-parameter-style-changed', {}, { explode: false }),
  at(parameter, 'request-parameter-deprecated', {}, { deprecated: true }),
  at(parameter, 'request-parameter-reactivated', { deprecated: true }, {}),
  at(inParameter, 'request-parameter-default-added', {}, { default: 1 }),
  at(inParameter, 'request-parameter-default-removed', { default: 1 }, {}),
  at(inParameter, 'request-parameter-default-changed', { default: 1 }, { default: 2 }),
  at(operation, 'request-body-added', {}, { requestBody: media({}) }),
  at(operation, 'request-required-body-added', {}, { requestBody: { required: true } }),
  at(operation, 'request-body-removed', { requestBody: media({}) }, {}),
  at(
    operation,
    'request-body-became-required',
    { requestBody: media({}) },
    { requestBody: { ...media({}), required: true } },
  ),
  at(
    operation,
    'request-body-became-optional',
    { requestBody: { ...media({}), required: true } },
    { requestBody: media({}) },
  ),
  at(
    operation,
    'request-media-type-added',
    { requestBody: { content: { 'text/plain': {} } } },
    { requestBody: { content: { 'text/plain': {}, 'text/csv': {} } } },
  ),
  at(
    operation,
    'request-media-type-removed',
    { requestBody: { content: { 'text/plain': {}, 'text/csv': {} } } },
    { requestBody: { content: { 'text/plain': {} } } },
  ),
  at(
    operation,
    'request-schema-added',
    { requestBody: { content: { 'text/plain': {} } } },
    { requestBody: { content: { 'text/plain': { schema: {} } } } },
  ),
  at(
    operation,
    'request-schema-removed',
    { requestBody: { content: { 'text/plain': { schema: {} } } } },
    { requestBody: { content: { 'text/plain': {} } } },
  ),
];

const answers = (responses: Json): Json => operation({ responses });
const answer = (more: Json): Json => answers({ 200: more });
const header = (more: Json): Json => answer({ headers: { 'X-A': { schema: {}, ...more } } });

const responseCases: readonly Case[] = [
  at(answers, 'response-success-status-added', { 200: {} }, { 200: {}, 202: {} }),
  at(answers, 'response-success-status-removed', { 200: {}, 202: {} }, { 200: {} }),
  at(answers, 'response-success-status-changed', { 200: media({}) }, { 201: media({}) }),
  {
    name: 'another status with another schema',
    rules: ['response-success-status-changed', 'response-type-changed'],
    old: answers({ 200: media({ type: 'string' }) }),
    now: answers({ 201: media({ type: 'object' }) }),
  },
  at(answers, 'response-other-status-added', {}, { 404: {} }),
  at(answers, 'response-other-status-removed', { 404: {} }, {}),
  at(answer, 'response-media-type-added', { content: {} }, { content: { 'text/plain': {} } }),
  at(answer, 'response-media-type-removed', { content: { 'text/plain': {} } }, {}),
  at(answer, 'response-schema-added', { content: { 'text/plain': {} } }, { content: { 'text/plain': { schema: {} } } }),
  at(
    answer,
    'response-schema-removed',
    { content: { 'text/plain': { schema: {} } } },
    { content: { 'text/plain': {} } },
  ),
  at(answer, 'response-header-added', {}, { headers: { 'X-A': {} } }),
  at(answer, 'response-required-header-removed', { headers: { 'X-A': { required: true } } }, {}),
  at(answer, 'response-optional-header-removed', { headers: { 'x-a': {} } }, {}),
  at(header, 'response-header-became-optional', { required: true }, {}),
  at(header, 'response-header-became-required', {}, { required: true }),
  at(answer, 'problem-code-added', { 'x-problem-codes': ['A'] }, { 'x-problem-codes': ['A', 'B'] }),
  at(answer, 'problem-code-removed', { 'x-problem-codes': ['A', 'B'] }, { 'x-problem-codes': ['A'] }),
];

const security = (...list: readonly Json[]): Json => ({ security: list });
const scheme = (more?: Json): Json => ({ components: { securitySchemes: more === undefined ? {} : { key: more } } });
const apiKey: Json = { type: 'apiKey', in: 'header', name: 'X-Key' };
const sends = (schema: Json): Json => ({ post: { requestBody: media(schema), responses: {} } });

const wholeCases: readonly Case[] = [
  at(operation, 'security-required', {}, security({ key: [] })),
  {
    name: 'credentials of the whole description',
    rules: ['security-required'],
    old: operation({}),
    now: { ...operation({}), security: [{ key: [] }] },
  },
  at(operation, 'security-no-longer-required', security({ key: [] }), security({ key: [] }, {})),
  at(operation, 'security-alternative-added', security({ a: [] }), security({ a: [] }, { b: [] })),
  at(operation, 'security-alternative-removed', security({ a: [] }, { b: [] }), security({ a: [] })),
  at(operation, 'security-scope-added', security({ a: ['read'] }), security({ a: ['read', 'write'] })),
  at(operation, 'security-scope-removed', security({ a: ['read', 'write'] }), security({ a: ['read'] })),
  at(whole, 'security-scheme-added', scheme(), scheme(apiKey)),
  at(whole, 'security-scheme-removed', scheme(apiKey), scheme()),
  at(whole, 'security-scheme-changed', scheme(apiKey), scheme({ ...apiKey, name: 'X-Other' })),
  at(whole, 'server-added', {}, { servers: [{ url: '/v2' }] }),
  at(whole, 'server-removed', { servers: [{ url: '/v1' }] }, {}),
  at(whole, 'schema-removed', { components: { schemas: { A: {} } } }, {}),
  at(whole, 'tag-added', {}, { tags: [{ name: 'A' }] }),
  at(whole, 'tag-removed', { tags: [{ name: 'A' }] }, {}),
  at(operation, 'callback-added', {}, { callbacks: { done: { '{$request.body#/url}': sends({}) } } }),
  at(operation, 'callback-removed', { callbacks: { done: { '{$request.body#/url}': sends({}) } } }, {}),
  {
    name: 'what a callback sends is an answer to us',
    rules: ['response-type-widened'],
    old: operation({ callbacks: { done: { u: sends({ type: 'integer' }) } } }),
    now: operation({ callbacks: { done: { u: sends({ type: 'number' }) } } }),
  },
  at(whole, 'webhook-added', {}, { webhooks: { paid: sends({}) } }),
  at(whole, 'webhook-removed', { webhooks: { paid: sends({}) } }, {}),
];

export const cases: readonly Case[] = [
  ...boundCases,
  ...restrictionCases,
  ...Object.entries(contents).flatMap(([name, keyword]) => life(name, keyword, 'base64', 'quoted-printable')),
  ...schemaCases,
  ...operationCases,
  ...requestCases,
  ...responseCases,
  ...wholeCases,
];
