import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { gatedTexts } from '#runtime/contracts/flags.ts';
import { held, ofCheck } from '#tests/support/trust.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const configs = readdirSync(join(root, 'site-configs'))
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => parse(readFileSync(join(root, 'site-configs', file), 'utf8')));
const locales: readonly string[] = configs.flatMap((config) => Object.keys(config.locales ?? {}));
const bundles: readonly string[] = configs.flatMap((config) => config.bundle ?? []);

/** Reads all texts in a folder: `namespace:dotted.key` → text. */
function textsIn(folder: string): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (value: unknown, path: string): void => {
    if (typeof value === 'string') texts.set(path, value);
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value))
        collect(item, path.endsWith(':') ? path + key : `${path}.${key}`);
  };
  for (const file of readdirSync(join(root, 'locales', folder)))
    collect(JSON.parse(readFileSync(join(root, 'locales', folder, file), 'utf8')), `${basename(file, '.json')}:`);
  return texts;
}

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name ?? '').sort();
const base = textsIn('nl-NL');

function problemCodes(spec: string): string[] {
  const document: { components: { schemas: { ProblemCode: { enum: string[] } } } } = parse(
    readFileSync(join(root, 'openapi', spec), 'utf8'),
  );
  return document.components.schemas.ProblemCode.enum;
}

describe('the texts', () => {
  it('exist in exactly the locales and bundles of the configurations', () => {
    expect(readdirSync(join(root, 'locales')).sort()).toEqual([...new Set([...locales, ...bundles])].sort());
  });

  it('hold all that flags gate', () => {
    const gated = Object.values(gatedTexts).flatMap((texts) => Object.entries(texts));
    const wanted = gated.flatMap(([namespace, names]) =>
      names === 'all' ? [`${namespace}:`] : names.map((name) => `${namespace}:${name}`),
    );
    const keys = [...base.keys()];
    expect(wanted.filter((name) => !keys.some((key) => key.startsWith(name)))).toEqual([]);
  });

  it.each(['product-api.yaml', 'content-api.yaml'])('name every problem of %s', (spec) => {
    const missing = problemCodes(spec).filter((code) => !base.has(`apiErrors:${code}`));
    expect(missing).toEqual([]);
  });
});

/**
 * What a button that orders for money has to say: § 312j(3) BGB, § 8(2) FAGG, art. L221-14 Code de la consommation, art. 6:230v(3) BW,
 * art. VI.46 WER, and regulation 14(4) of the Consumer Contracts Regulations 2013. "Order and pay" and "Bestellen en betalen" are among
 * what the authorities of their countries name as unambiguous.
 */
const orderTexts: Readonly<Record<string, RegExp>> = {
  nl: /^(Bestellen en betalen|Bestelling met betalingsverplichting)$/,
  fr: /^Commander avec obligation de paiement$/,
  de: /^(Zahlungspflichtig bestellen|Kaufen)$/,
  en: /^(Order and pay|Order with obligation to pay|Pay now)$/,
};

it.each(locales)(`say in %s, in every bundle, that an order has to be paid ${ofCheck(41)}`, (locale) => {
  const allowed = orderTexts[locale.slice(0, 2)];
  const ofBundles = bundles
    .filter((bundle) => existsSync(join(root, 'locales', bundle, locale)))
    .map((bundle) => textsIn(join(bundle, locale)).get('checkout:review.submit'));
  for (const text of [textsIn(locale).get('checkout:review.submit'), ...ofBundles])
    if (text !== undefined) expect(text).toMatch(allowed ?? /^$/);
  expect(textsIn(locale).has('checkout:review.submit')).toBe(true);
  held(41, 1);
});

describe.each(locales)('the texts of %s', (locale) => {
  const texts = textsIn(locale);

  it('are complete', () => {
    expect([...texts.keys()].sort()).toEqual([...base.keys()].sort());
  });

  it('have the same placeholders as in every other language', () => {
    for (const [key, text] of texts) expect(placeholders(text), key).toEqual(placeholders(base.get(key) ?? ''));
  });

  it('are never empty, and are set with the right quotes and spaces', () => {
    for (const [key, text] of texts) {
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe('');
      expect(text, key).not.toMatch(/['"]/);
      if (locale.startsWith('fr')) expect(text, key).not.toMatch(/[^\s\u202f] ?[;:!?»](\s|$)|« /);
    }
  });
});

describe.each(bundles)('the bundle %s', (bundle) => {
  it('says the same things in every locale', () => {
    const keys = [...textsIn(`${bundle}/nl-NL`).keys()].sort();
    for (const locale of locales) expect([...textsIn(`${bundle}/${locale}`).keys()].sort(), locale).toEqual(keys);
  });

  it.each(locales)('says differently what the base says, and else only what its own code shows, in %s', (locale) => {
    for (const [key, text] of textsIn(`${bundle}/${locale}`)) {
      if (key.startsWith('own:')) continue;
      expect(base.has(key), key).toBe(true);
      expect(placeholders(text), key).toEqual(placeholders(base.get(key) ?? ''));
    }
  });
});
