import { type Entry, getNamespaces, locales, pickNth, type RealFile, real, texts } from '../real-file.ts';

export const getLast = (entry: Entry): string => entry.path.at(-1) ?? '';
export const isText = ({ plain }: Entry): boolean => typeof plain === 'string';

export interface Found {
  readonly real: RealFile;
  readonly entry: Entry;
}

/** Returns the n-th matching text of a locale, in the order of files and lines. */
export function getText(
  locale: string,
  nth: number,
  fits: (text: string, entry: Entry) => boolean,
  fitsNamespace: (namespace: string) => boolean = () => true,
): Found {
  const all = getNamespaces(locale)
    .filter(fitsNamespace)
    .flatMap((namespace) =>
      texts(locale, namespace)
        .entries.filter(isText)
        .filter((entry) => fits(String(entry.plain), entry))
        .map((entry) => ({ real: texts(locale, namespace), entry })),
    );
  return pickNth(all, nth);
}

export const nthLocale = (nth: number): string => pickNth(locales(), nth);
const isCounted = (entry: Entry): boolean => /_(one|other)$/.test(getLast(entry));
export const isPlain = (text: string, entry: Entry): boolean => !text.includes('{{') && !isCounted(entry);
export const holds = (text: string, entry: Entry): boolean => /\{\{\w+\}\}/.test(text) && !isCounted(entry);
export const nameIn = (text: string): string => /\{\{(\w+)\}\}/.exec(text)?.[1] ?? '';
/** Returns the position of a part of a text in the file; the source is searched, so escapes count as written. */
export const inText = ({ real: { text }, entry }: Found, words: string): number =>
  text.indexOf(words, entry.value.from);
export const otherLocale = (locale: string, found: Found): RealFile =>
  real(found.real.file.replace(`/${locale}/`, `/${locales().find((other) => other !== locale) ?? ''}/`));

export const getBundle = (site: RealFile): string => String(site.entry('bundle').plain);
export const bundleTexts = (site: RealFile, locale: string, namespace: string): RealFile =>
  real(`locales/${getBundle(site)}/${locale}/${namespace}.json`);
