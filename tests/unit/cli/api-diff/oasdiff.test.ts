import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rules } from '#cli/api-diff/rules.ts';

/** The names of the checks of oasdiff, a public tool for the same task, as of August 2026. */
const checks = readFileSync(new URL('oasdiff-checks.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** What a body, a property, a parameter and a header have in common is one rule here; the place says which it is. */
const owners: readonly (readonly [RegExp, string])[] = [
  [/^request-parameter-default-value-/, 'request-parameter-default-'],
  [/^request-(?:body|property|parameter-property|parameter|read-only-property|header-property)-/, 'request-'],
  [/^response-(?:body|property|header|write-only-property|mediatype)-/, 'response-'],
];

const words: readonly (readonly [RegExp, string])[] = [
  [/list-of-types-/, 'type-'],
  [/type-(?:generalized|compatible)$/, 'type-widened'],
  [/type-specialized$/, 'type-narrowed'],
  [/-unset$/, '-removed'],
  [/-(if|then|else)-(added|removed)$/, '-$1-schema-$2'],
  [/dependent-schema-/, 'dependent-schemas-'],
  [/pattern-property-/, 'pattern-properties-'],
  [/pattern-generalized$/, 'pattern-changed'],
  [/wrapped-in-one-of$/, 'wrapped-in-variants'],
  [/mapping-deleted$/, 'mapping-removed'],
  [/discriminator-property-name-changed$/, 'discriminator-property-changed'],
  [/default-value-/, 'default-'],
  [/-deprecated-with-sunset$/, '-deprecated'],
  [/^(request|response)-(became-(?:required|optional)(?:-with-default)?)$/, '$1-property-$2'],
  [/const-added$/, 'became-enum'],
  [/const-removed$/, 'enum-removed'],
  [/^(request|response)-(?:optional|required)-property-(became-(?:not-)?(?:read|write)-only)$/, '$1-property-$2'],
];

/** Rules for what has another name here. */
const others: Readonly<Record<string, string>> = {
  'api-global-security-added': 'security-required',
  'api-global-security-removed': 'security-no-longer-required',
  'api-global-security-scope-added': 'security-scope-added',
  'api-global-security-scope-removed': 'security-scope-removed',
  'api-operation-id-added': 'operation-id-changed',
  'api-operation-id-removed': 'operation-id-changed',
  'api-path-removed-before-sunset': 'operation-removed',
  'api-path-removed-with-deprecation': 'operation-removed-after-sunset',
  'api-path-removed-without-deprecation': 'operation-removed',
  'api-path-sunset-parse': 'sunset-invalid',
  'api-deprecated-sunset-parse': 'sunset-invalid',
  'api-removed-before-sunset': 'operation-removed',
  'api-removed-with-deprecation': 'operation-removed-after-sunset',
  'api-removed-without-deprecation': 'operation-removed',
  'api-schema-removed': 'schema-removed',
  'api-security-added': 'security-alternative-added',
  'api-security-component-added': 'security-scheme-added',
  'api-security-component-oauth-scope-added': 'security-scheme-changed',
  'api-security-component-oauth-scope-changed': 'security-scheme-changed',
  'api-security-component-oauth-scope-removed': 'security-scheme-changed',
  'api-security-component-oauth-token-url-changed': 'security-scheme-changed',
  'api-security-component-oauth-url-changed': 'security-scheme-changed',
  'api-security-component-removed': 'security-scheme-removed',
  'api-security-component-type-changed': 'security-scheme-changed',
  'api-security-removed': 'security-alternative-removed',
  'api-security-scope-added': 'security-scope-added',
  'api-security-scope-removed': 'security-scope-removed',
  'api-sunset-date-changed-too-small': 'sunset-earlier',
  'api-tag-added': 'operation-tag-added',
  'api-tag-removed': 'operation-tag-removed',
  'endpoint-added': 'operation-added',
  'endpoint-deprecated': 'operation-deprecated',
  'endpoint-deprecated-with-sunset': 'operation-deprecated',
  'endpoint-reactivated': 'operation-reactivated',
  'new-optional-request-default-parameter-to-existing-path': 'request-parameter-added',
  'new-optional-request-parameter': 'request-parameter-added',
  'new-optional-request-property': 'request-property-added',
  'new-request-path-parameter': 'request-required-parameter-added',
  'new-required-request-default-parameter-to-existing-path': 'request-required-parameter-added',
  'new-required-request-header-property': 'request-required-property-added',
  'new-required-request-parameter': 'request-required-parameter-added',
  'new-required-request-property': 'request-required-property-added',
  'new-required-request-property-with-default': 'request-required-property-with-default-added',
  'optional-response-header-removed': 'response-optional-header-removed',
  'request-body-added-optional': 'request-body-added',
  'request-body-added-required': 'request-required-body-added',
  'request-body-became-optional': 'request-body-became-optional',
  'request-body-became-required': 'request-body-became-required',
  'request-body-media-type-added': 'request-media-type-added',
  'request-body-media-type-removed': 'request-media-type-removed',
  'request-body-media-type-schema-added': 'request-schema-added',
  'request-body-media-type-schema-removed': 'request-schema-removed',
  'request-body-removed': 'request-body-removed',
  'request-parameter-became-optional': 'request-parameter-became-optional',
  'request-parameter-became-required': 'request-parameter-became-required',
  'request-parameter-deprecated': 'request-parameter-deprecated',
  'request-parameter-reactivated': 'request-parameter-reactivated',
  'request-parameter-removed': 'request-parameter-removed',
  'request-parameter-removed-with-deprecation': 'request-parameter-removed',
  'request-property-removed': 'request-property-removed',
  'required-response-header-removed': 'response-required-header-removed',
  'response-body-media-type-schema-added': 'response-schema-added',
  'response-body-media-type-schema-removed': 'response-schema-removed',
  'response-header-added': 'response-header-added',
  'response-header-became-optional': 'response-header-became-optional',
  'response-media-type-added': 'response-media-type-added',
  'response-media-type-name-changed': 'response-media-type-removed',
  'response-media-type-name-generalized': 'response-media-type-removed',
  'response-media-type-name-specialized': 'response-media-type-removed',
  'response-media-type-removed': 'response-media-type-removed',
  'response-mediatype-enum-value-removed': 'response-enum-value-removed',
  'response-non-success-status-added': 'response-other-status-added',
  'response-non-success-status-removed': 'response-other-status-removed',
  'response-optional-property-added': 'response-property-added',
  'response-optional-property-removed': 'response-optional-property-removed',
  'response-required-property-added': 'response-required-property-added',
  'response-required-property-removed': 'response-required-property-removed',
  'response-success-status-added': 'response-success-status-added',
  'response-success-status-removed': 'response-success-status-removed',
  'sunset-deleted': 'sunset-removed',
  'webhook-added': 'webhook-added',
  'webhook-removed': 'webhook-removed',
};

/** Checks that have no rule, by pattern, and why. */
const without: readonly (readonly [RegExp, string])[] = [
  [/-all-of-(added|removed)/, 'allOf is flattened: what a branch adds or takes away is told as that.'],
  [/stability/, 'Stability levels are a convention of that tool; severities can be set per project instead.'],
  [/x-extensible-enum/, 'x-extensible-enum is a convention of others; enum is compared.'],
  [/^api-(?:major-)?version-/, 'The version of a description says what its owner wants; the changes are told.'],
  [
    /(?:parameter|property)-.*sunset/,
    'A date until when is read of operations only, as RFC 8594 has it for resources.',
  ],
  [/sunset-missing$/, 'A deprecated operation without a date is allowed; that it goes is told.'],
  [/^api-sunset-date-too-small$/, 'How long an operation has to be announced is for the project to say.'],
  [
    /write-only-property-(added|removed)$|(?:required|optional)-write-only-property/,
    'What is only in requests is compared in requests.',
  ],
  [/^response-write-only-property-/, 'What is only in requests is compared in requests.'],
  [/^request-read-only-property-/, 'What is only in answers is compared in answers.'],
  [
    /^response-optional-write-only-property|^response-required-write-only-property/,
    'What is only in requests is compared in requests.',
  ],
];

const rewrite = (id: string, list: typeof owners): string =>
  list.reduce((name, [pattern, text]) => name.replace(pattern, text), id);

/** Returns the rule that tells what a check of oasdiff does. */
const findRule = (id: string): string => {
  const [owner] = owners.filter(([pattern]) => pattern.test(id));
  return others[id] ?? rewrite(owner ? id.replace(owner[0], owner[1]) : id, words);
};

describe('the checks of oasdiff', () => {
  it('are about five hundred', () => {
    expect(checks.length).toBeGreaterThan(500);
  });

  it.each(checks)('%s has a rule, or a reason', (id) => {
    const reason = without.find(([pattern]) => pattern.test(id))?.[1];
    if (reason === undefined) expect([...rules.keys()]).toContain(findRule(id));
    else expect(others[id]).toBeUndefined();
  });
});
