/** How much a change asks of callers: those that fit the old description may break, may perhaps break, or cannot. */
export const severities = ['breaking', 'warning', 'note'] as const;
export type Severity = (typeof severities)[number];

/** A kind of change that `api diff` tells. */
export interface Rule {
  readonly severity: Severity;
  /** What has changed, as a noun phrase or sentence without a full stop. */
  readonly what: string;
}

const [breaking, warning, note] = severities;

/** Bounds by the name that rules have: which keyword of JSON Schema each is, and whether it is the least or the most. */
export const bounds = {
  min: { keyword: 'minimum', isUpper: false },
  max: { keyword: 'maximum', isUpper: true },
  'exclusive-min': { keyword: 'exclusiveMinimum', isUpper: false },
  'exclusive-max': { keyword: 'exclusiveMaximum', isUpper: true },
  'min-length': { keyword: 'minLength', isUpper: false },
  'max-length': { keyword: 'maxLength', isUpper: true },
  'min-items': { keyword: 'minItems', isUpper: false },
  'max-items': { keyword: 'maxItems', isUpper: true },
  'min-properties': { keyword: 'minProperties', isUpper: false },
  'max-properties': { keyword: 'maxProperties', isUpper: true },
  'min-contains': { keyword: 'minContains', isUpper: false },
  'max-contains': { keyword: 'maxContains', isUpper: true },
} as const;
export type BoundName = keyof typeof bounds;

/** Keywords that only restrict: adding one asks more of the sender, removing one gives the receiver less to rely on. */
export const restrictions = {
  contains: 'contains',
  'content-schema': 'contentSchema',
  'dependent-schemas': 'dependentSchemas',
  'dependent-required': 'dependentRequired',
  'else-schema': 'else',
  format: 'format',
  'if-schema': 'if',
  'multiple-of': 'multipleOf',
  not: 'not',
  pattern: 'pattern',
  'pattern-properties': 'patternProperties',
  'property-names': 'propertyNames',
  'then-schema': 'then',
  'unevaluated-items': 'unevaluatedItems',
  'unevaluated-properties': 'unevaluatedProperties',
} as const;
export type RestrictionName = keyof typeof restrictions;

/** Keywords that say what a text holds, of which every change means another content. */
export const contents = { 'content-encoding': 'contentEncoding', 'content-media-type': 'contentMediaType' } as const;
export type ContentName = keyof typeof contents;

/** Rules of schemas in both directions, as the severity in a request and in an answer. */
const schemaRules = {
  'type-changed': [breaking, breaking, 'The type is another one'],
  'type-widened': [note, breaking, 'More types are allowed'],
  'type-narrowed': [breaking, note, 'Fewer types are allowed'],
  'became-nullable': [note, breaking, 'null is allowed now'],
  'became-not-nullable': [breaking, note, 'null is no longer allowed'],
  'enum-value-added': [note, breaking, 'A list of values has another one'],
  'enum-value-removed': [breaking, note, 'A list of values has one fewer'],
  'became-enum': [breaking, note, 'Only listed values are allowed now'],
  'enum-removed': [note, breaking, 'Any value is allowed now, not only listed ones'],
  'const-changed': [breaking, breaking, 'The only value is another one'],
  'unique-items-set': [breaking, note, 'Items have to differ now'],
  'unique-items-removed': [note, breaking, 'Items may be equal now'],
  'additional-properties-refused': [breaking, note, 'Properties that are not named are no longer allowed'],
  'additional-properties-allowed': [note, warning, 'Properties that are not named are allowed now'],
  'prefix-items-added': [note, breaking, 'A list describes another first item'],
  'prefix-items-removed': [breaking, note, 'A list describes one first item fewer'],
  'one-of-added': [note, breaking, 'A value can be of another form (oneOf)'],
  'one-of-removed': [breaking, note, 'A value can no longer be of a form (oneOf)'],
  'any-of-added': [note, breaking, 'A value can be of another form (anyOf)'],
  'any-of-removed': [breaking, note, 'A value can no longer be of a form (anyOf)'],
  'wrapped-in-variants': [breaking, breaking, 'A schema is one of several forms now'],
  'unwrapped-from-variants': [breaking, breaking, 'A schema is no longer one of several forms'],
  'discriminator-added': [note, note, 'A discriminator tells the forms apart now'],
  'discriminator-removed': [note, note, 'No discriminator tells the forms apart any more'],
  'discriminator-property-changed': [note, note, 'The forms are told apart by another property'],
  'discriminator-mapping-added': [note, note, 'A discriminator has another value'],
  'discriminator-mapping-removed': [note, note, 'A discriminator has one value fewer'],
  'discriminator-mapping-changed': [note, note, 'A value of a discriminator means another form'],
  'default-added': [note, note, 'What is not sent has a default now'],
  'default-removed': [note, note, 'What is not sent has no default any more'],
  'default-changed': [note, note, 'What is not sent has another default'],
  deprecated: [note, note, 'It is deprecated'],
  reactivated: [note, note, 'It is no longer deprecated'],
  'property-became-read-only': [note, note, 'A property is only in answers now (readOnly)'],
  'property-became-not-read-only': [note, note, 'A property is not only in answers any more (readOnly)'],
  'property-became-write-only': [note, note, 'A property is only in requests now (writeOnly)'],
  'property-became-not-write-only': [note, warning, 'A property is not only in requests any more (writeOnly)'],
} as const;
export type SchemaRule = keyof typeof schemaRules;

/** Rules of one direction, and of what is around schemas. */
const otherRules = {
  'request-property-added': [note, 'A request may carry another property'],
  'request-required-property-added': [breaking, 'A request has to carry another property'],
  'request-required-property-with-default-added': [
    breaking,
    'A request has to carry another property, which has a default',
  ],
  'request-property-removed': [warning, 'A request no longer has a property; what is sent is ignored'],
  'request-property-refused': [breaking, 'A request no longer has a property, and others are refused'],
  'request-property-became-required': [breaking, 'A property has to be sent now'],
  'request-property-became-required-with-default': [breaking, 'A property has to be sent now, which has a default'],
  'request-property-became-optional': [note, 'A property need not be sent any more'],
  'response-property-added': [note, 'An answer may have another property'],
  'response-required-property-added': [note, 'An answer always has another property'],
  'response-optional-property-removed': [breaking, 'An answer no longer has a property that it could have'],
  'response-required-property-removed': [breaking, 'An answer no longer has a property that it always had'],
  'response-property-became-optional': [breaking, 'A property of an answer may be absent now'],
  'response-property-became-required': [note, 'A property of an answer is always there now'],
  'operation-added': [note, 'An operation is new'],
  'operation-removed': [breaking, 'An operation is gone'],
  'operation-removed-after-sunset': [note, 'A deprecated operation is gone, after the date that x-sunset named'],
  'operation-deprecated': [note, 'An operation is deprecated'],
  'operation-reactivated': [note, 'An operation is no longer deprecated'],
  'operation-id-changed': [note, 'An operation has another operationId'],
  'operation-tag-added': [note, 'An operation has another tag'],
  'operation-tag-removed': [note, 'An operation has one tag fewer'],
  'sunset-removed': [breaking, 'A deprecated operation no longer says until when it works (x-sunset)'],
  'sunset-earlier': [breaking, 'A deprecated operation ends earlier than was said (x-sunset)'],
  'sunset-later': [note, 'A deprecated operation works longer than was said (x-sunset)'],
  'sunset-invalid': [breaking, 'x-sunset is not a date (RFC 3339)'],
  'path-parameter-renamed': [note, 'A parameter of a path has another name, which no caller sends'],
  'request-parameter-added': [note, 'Another parameter may be sent'],
  'request-required-parameter-added': [breaking, 'Another parameter has to be sent'],
  'request-parameter-removed': [breaking, 'A parameter is gone'],
  'request-parameter-became-required': [breaking, 'A parameter has to be sent now'],
  'request-parameter-became-optional': [note, 'A parameter need not be sent any more'],
  'request-parameter-style-changed': [breaking, 'A parameter is written another way (style, explode, allowReserved)'],
  'request-parameter-default-added': [breaking, 'A parameter that is not sent has a default now'],
  'request-parameter-default-removed': [breaking, 'A parameter that is not sent has no default any more'],
  'request-parameter-default-changed': [breaking, 'A parameter that is not sent has another default'],
  'request-parameter-deprecated': [note, 'A parameter is deprecated'],
  'request-parameter-reactivated': [note, 'A parameter is no longer deprecated'],
  'request-body-added': [note, 'A body may be sent'],
  'request-required-body-added': [breaking, 'A body has to be sent, where there was none'],
  'request-body-removed': [breaking, 'No body is taken any more'],
  'request-body-became-required': [breaking, 'The body has to be sent now'],
  'request-body-became-optional': [note, 'The body need not be sent any more'],
  'request-media-type-added': [note, 'A body is taken in another media type'],
  'request-media-type-removed': [breaking, 'A body is no longer taken in a media type'],
  'request-schema-added': [breaking, 'What may be sent has a schema now'],
  'request-schema-removed': [note, 'What may be sent has no schema any more'],
  'response-success-status-added': [note, 'Another status of success can be answered'],
  'response-success-status-removed': [breaking, 'A status of success is no longer answered'],
  'response-success-status-changed': [breaking, 'Success is answered with another status'],
  'response-other-status-added': [note, 'Another status can be answered'],
  'response-other-status-removed': [note, 'A status is no longer answered'],
  'response-media-type-added': [note, 'An answer can come in another media type'],
  'response-media-type-removed': [breaking, 'An answer no longer comes in a media type'],
  'response-schema-added': [note, 'An answer has a schema now'],
  'response-schema-removed': [warning, 'An answer has no schema any more'],
  'response-header-added': [note, 'An answer has another header'],
  'response-required-header-removed': [breaking, 'An answer no longer has a header that it always had'],
  'response-optional-header-removed': [warning, 'An answer no longer has a header that it could have'],
  'response-header-became-optional': [breaking, 'A header of an answer may be absent now'],
  'response-header-became-required': [note, 'A header of an answer is always there now'],
  'problem-code-added': [warning, 'A problem can have another code (x-problem-codes)'],
  'problem-code-removed': [note, 'A problem no longer has a code (x-problem-codes)'],
  'security-required': [breaking, 'An operation that anyone could call asks for credentials'],
  'security-no-longer-required': [note, 'An operation asks for no credentials any more'],
  'security-alternative-added': [note, 'An operation takes other credentials besides'],
  'security-alternative-removed': [breaking, 'An operation no longer takes some credentials'],
  'security-scope-added': [breaking, 'An operation needs another scope'],
  'security-scope-removed': [note, 'An operation needs one scope fewer'],
  'security-scheme-added': [note, 'A security scheme is new'],
  'security-scheme-removed': [note, 'A security scheme is gone'],
  'security-scheme-changed': [breaking, 'A security scheme works another way'],
  'server-added': [note, 'The API has another server'],
  'server-removed': [breaking, 'The API no longer has a server'],
  'schema-removed': [note, 'A schema that no operation used is gone'],
  'tag-added': [note, 'A tag is declared'],
  'tag-removed': [note, 'A tag is no longer declared'],
  'callback-added': [note, 'The API can call back in another case'],
  'callback-removed': [breaking, 'The API no longer calls back'],
  'webhook-added': [note, 'The API has another webhook'],
  'webhook-removed': [breaking, 'The API no longer has a webhook'],
} as const;

type BoundEvent = 'increased' | 'decreased' | 'set' | 'removed';
type ChangeEvent = 'added' | 'changed' | 'removed';

/** The name of a kind of change, in `api diff --json` and in `apiDiff.severities`. */
export type RuleId =
  | keyof typeof otherRules
  | `${'request' | 'response'}-${SchemaRule}`
  | `${'request' | 'response'}-${BoundName}-${BoundEvent}`
  | `${'request' | 'response'}-${RestrictionName | ContentName}-${ChangeEvent}`;

/** Every rule by its name. */
export const rules: ReadonlyMap<string, Rule> = new Map([
  ...Object.entries(otherRules).map(([id, [severity, what]]): [string, Rule] => [id, { severity, what }]),
  ...Object.entries(schemaRules).flatMap(([id, [request, response, what]]) => both(id, request, response, what)),
  ...Object.entries(bounds).flatMap(([id, { keyword, isUpper }]) => [
    ...both(`${id}-increased`, isUpper ? note : breaking, isUpper ? breaking : note, `${keyword} is higher`),
    ...both(`${id}-decreased`, isUpper ? breaking : note, isUpper ? note : breaking, `${keyword} is lower`),
    ...both(`${id}-set`, breaking, note, `There is a ${keyword} now`),
    ...both(`${id}-removed`, note, breaking, `There is no ${keyword} any more`),
  ]),
  ...Object.entries(restrictions).flatMap(([id, keyword]) => [
    ...both(`${id}-added`, breaking, note, `${keyword} restricts a value now`),
    ...both(`${id}-changed`, breaking, warning, `${keyword} restricts a value another way`),
    ...both(`${id}-removed`, note, warning, `${keyword} no longer restricts a value`),
  ]),
  ...Object.entries(contents).flatMap(([id, keyword]) =>
    ['added', 'changed', 'removed'].flatMap((event) =>
      both(`${id}-${event}`, breaking, breaking, `${keyword} of a text was ${event}`),
    ),
  ),
]);

function both(id: string, request: Severity, response: Severity, what: string): [string, Rule][] {
  return [
    [`request-${id}`, { severity: request, what: `${what}, in a request` }],
    [`response-${id}`, { severity: response, what: `${what}, in an answer` }],
  ];
}

/** Returns a rule. */
export function getRule(id: RuleId): Rule {
  const rule = rules.get(id);
  if (rule === undefined) throw new RangeError(`There is no rule ${id}.`);
  return rule;
}
