/** i18next's plural forms of a key: `items_one`, `items_other`. */
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** Returns the key without its plural form, as code uses it. */
export function withoutPlural(key: string): string {
  return key.replace(pluralSuffix, '');
}

export function isPlural(key: string): boolean {
  return pluralSuffix.test(key);
}

/** Returns the plural form that a key is for; undefined for a plain key. */
export function getPluralForm(key: string): string | undefined {
  return pluralSuffix.exec(key)?.[1];
}

/** The plural forms of a language, in CLDR's order. */
export interface PluralForms {
  /** Forms without which some number has no text. */
  readonly needed: readonly string[];
  /**
   * Optional forms: for millions and fractions, such as the French `many`, for which i18next falls back to `other`; and
   * `zero`, which i18next uses for 0 in any language.
   */
  readonly known: readonly string[];
}

/** Every form that a language can have, in CLDR's order. */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** The numbers below this show every CLDR rule for whole numbers, except those for millions. */
const sampleNumbers = Array.from({ length: 201 }, (_, number) => number);
const remembered = new Map<string, PluralForms>();

/** Returns the plural forms of a locale by the Unicode CLDR, from `Intl`. */
export function getPluralForms(locale: string): PluralForms {
  const known = remembered.get(locale);
  if (known !== undefined) return known;
  const forms = readForms(locale);
  remembered.set(locale, forms);
  return forms;
}

function readForms(locale: string): PluralForms {
  // For an unknown locale the platform would use the rules of the machine's own locale.
  const isKnown =
    /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(locale) && Intl.PluralRules.supportedLocalesOf([locale]).length > 0;
  if (!isKnown) return { needed: ['other'], known: pluralForms };
  const rules = new Intl.PluralRules(locale);
  const counted = new Set<string>(sampleNumbers.map((number) => rules.select(number)));
  const all = new Set<string>(rules.resolvedOptions().pluralCategories);
  return {
    needed: pluralForms.filter((form) => form === 'other' || counted.has(form)),
    known: pluralForms.filter((form) => form === 'zero' || all.has(form)),
  };
}
