/** i18next's plural forms of a key: `items_one`, `items_other`. */
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The key as code asks for it. */
export function withoutPlural(key: string): string {
  return key.replace(pluralSuffix, '');
}

export function isPlural(key: string): boolean {
  return pluralSuffix.test(key);
}

/** Forms that languages have in different numbers; only `one` and `other` are there in each of ours. */
export function isOptionalPlural(key: string): boolean {
  return /_(zero|two|few|many)$/.test(key);
}
