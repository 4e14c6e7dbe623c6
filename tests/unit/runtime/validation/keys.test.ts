import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkValues } from '#runtime/validation/check-values.ts';
import { findEmailInUse, findInvalidEmailDomain } from '#runtime/validation/email-checks.ts';
import { quotationSchema } from '#runtime/validation/forms/quotation.ts';
import { findUnknownLicenseCode } from '#runtime/validation/license-code.ts';
import { passwordConfirmation } from '#runtime/validation/rules/password.ts';
import { side } from '#runtime/validation/rules/side.ts';
import { line } from '#runtime/validation/rules/text.ts';
import { vatNumber } from '#runtime/validation/rules/vat-number.ts';
import { object, ruleKeys } from '#runtime/validation/yup.ts';
import { ruleCases } from './rule-cases.ts';

/** The specified messages, and further messages of the rules. */
const wanted = [
  ...['mixed.notType', 'mixed.required', 'mixed.oneOf', 'mixed.vatNumber'],
  ...['string.email', 'string.phone', 'string.phonenumber', 'string.password', 'string.password_match'],
  ...['string.matches', 'string.length', 'string.min', 'string.max'],
  ...['licenseCode', 'email_in_use', 'email_invalid_domain'],
  ...['array.min', 'array.max', 'number.min', 'number.max'],
];
const further = ['boolean.isValue', 'number.integer', 'number.step'];

const locales = ['nl-NL', 'nl-BE', 'fr-BE', 'fr-FR', 'de-DE', 'de-AT', 'en-GB'];

/** Returns the keys of a locale's texts, without plural suffix. */
function getTexts(locale: string): Set<string> {
  const file = new URL(`../../../../locales/${locale}/yup.json`, import.meta.url);
  const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const keys = new Set<string>();
  const collect = (value: unknown, path: readonly string[]): void => {
    const group = z.record(z.string(), z.unknown()).safeParse(value);
    if (!group.success) keys.add(path.join('.').replace(/_(one|other)$/, ''));
    else for (const [key, child] of Object.entries(group.data)) collect(child, [...path, key]);
  };
  collect(texts, []);
  return keys;
}

/** Returns the error key of a field in a form with these values. */
async function getKey(schema: Parameters<typeof checkValues>[0], values: Record<string, unknown>, field: string) {
  const checked = await checkValues(schema, values);
  return checked.ok ? undefined : checked.errors[field]?.key;
}

/** Keys of cases with several values, each with its trigger. */
const otherCases: Readonly<Record<string, () => Promise<string | undefined>>> = {
  'mixed.required': () => getKey(object({ name: line(80).required() }), { name: '  ' }, 'name'),
  'mixed.vatNumber': () => getKey(object({ vat: vatNumber() }), { vat: 'NL123' }, 'vat'),
  'string.password_match': () =>
    getKey(object({ one: line(80), two: passwordConfirmation('one') }), { one: 'a', two: 'b' }, 'two'),
  'number.step': () =>
    getKey(object({ width: side({ minimum: 300, maximum: 400, step: 10 }) }), { width: '305' }, 'width'),
  'array.min': () => getKey(quotationSchema, {}, 'lines'),
  licenseCode: async () => (await findUnknownLicenseCode('DUNES-1', async () => false))?.key,
  email_in_use: async () =>
    (await findEmailInUse('anna@voorbeeld.nl', async () => ({ wellFormed: true, available: false })))?.key,
  email_invalid_domain: async () =>
    (await findInvalidEmailDomain('anna@voorbeeld.nl', async () => ({ verdict: 'unreachable' })))?.key,
};

describe('the texts of refused values', () => {
  it('are those that are wanted', () => {
    const asked = [...wanted, ...further].filter((key) => key.includes('.')).map((key) => `yup:${key}`);
    expect([...ruleKeys].sort()).toEqual(asked.sort());
  });

  it.each(locales)('are all there in %s, and no others', (locale) => {
    expect([...getTexts(locale)].sort()).toEqual([...wanted, ...further].sort());
  });

  it.each([...wanted, ...further])('%s is what some value is refused with', async (key) => {
    const inTable = ruleCases.some(({ cases }) => cases.some(([, verdict]) => verdict === `yup:${key}`));
    if (!inTable) expect(await otherCases[key]?.()).toBe(`yup:${key}`);
  });
});
