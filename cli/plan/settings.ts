import type { GeneratedSite } from './generated-site.ts';

/** An added, removed or changed value. */
export interface ValueChange {
  /** Dotted key of the configuration: `flags.search.blog`. */
  readonly key: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Dotted key → value; lists count as one value. */
type Flat = ReadonlyMap<string, unknown>;

function flatten(value: unknown, key: string, into: Map<string, unknown> = new Map()): Flat {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [name, inner] of Object.entries(value)) flatten(inner, key === '' ? name : `${key}.${name}`, into);
  } else if (value !== undefined) into.set(key, value);
  return into;
}

/**
 * Compares two maps of values, value by value.
 *
 * @param key - That of the maps, which the keys begin with.
 */
export function compare(before: unknown, after: unknown, key: string): ValueChange[] {
  const old = flatten(before, key);
  const now = flatten(after, key);
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((each) =>
    compareValues(each, old.get(each), now.get(each)),
  );
}

function compareValues(key: string, before: unknown, after: unknown): ValueChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ key, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
}

/** Changes other than URLs, by the part of the configuration that sets them. */
export interface SettingChanges {
  /** Locales that the site is newly offered in, and those that it is no longer offered in. */
  readonly locales: { readonly added: readonly string[]; readonly removed: readonly string[] };
  /** Names, shop id, translation bundle, default locale, and the settings of remaining locales. */
  readonly identity: readonly ValueChange[];
  readonly flags: readonly ValueChange[];
  readonly pages: readonly ValueChange[];
  readonly pageSizes: readonly ValueChange[];
  readonly integrations: readonly ValueChange[];
  readonly theme: readonly ValueChange[];
  /** Changed texts by remaining locale; the key is `namespace:key`. */
  readonly texts: Readonly<Record<string, readonly ValueChange[]>>;
}

/** Compares two states of a site. `before` is undefined for a site that was never generated. */
export function compareSettings(before: GeneratedSite | undefined, after: GeneratedSite): SettingChanges {
  const old = before?.locales ?? [];
  const staying = after.locales.filter((locale) => old.includes(locale));
  const texts = staying.flatMap((locale) => {
    const changes = compareTexts(before?.texts[locale], after.texts[locale]);
    return changes.length === 0 ? [] : [[locale, changes] as const];
  });
  return {
    locales: {
      added: after.locales.filter((locale) => !old.includes(locale)),
      removed: old.filter((locale) => !after.locales.includes(locale)),
    },
    identity: compare(pickIdentity(before, staying), pickIdentity(after, staying), ''),
    flags: compare(before?.flags, after.flags, 'flags'),
    pages: compare(before?.pages, after.pages, 'pages'),
    pageSizes: compare(before?.pageSizes, after.pageSizes, 'pageSizes'),
    integrations: compare(before?.integrations, after.integrations, 'integrations'),
    theme: compare(before?.theme, after.theme, 'theme'),
    texts: Object.fromEntries(texts),
  };
}

/** Compares texts, whose keys have dots and are not flattened again. */
export function compareTexts(
  before: Readonly<Record<string, string>> = {},
  after: Readonly<Record<string, string>> = {},
) {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((key) =>
    compareValues(key, before[key], after[key]),
  );
}

function pickIdentity(site: GeneratedSite | undefined, staying: readonly string[]): object | undefined {
  if (site === undefined) return undefined;
  const { siteName, shopName, shopId, bundle, defaultLocale, localeSettings } = site;
  const locales = Object.fromEntries(staying.map((locale) => [locale, localeSettings[locale]]));
  return { siteName, shopName, shopId, bundle, defaultLocale, locales };
}
