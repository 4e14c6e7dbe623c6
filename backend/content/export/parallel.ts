import { StartupError } from '../../errors/startup-error.ts';
import type { SeedImage, SeedLocale, SeedText } from '../../seed/seed-texts.ts';
import { createMerger } from './per-language.ts';

/** The same thing in each locale of a shop, as the database stores blocks and menus. */
export interface Parallel<Value> {
  /** The value in the first locale: members that are not text are the same in all. */
  readonly first: Value;
  /** Texts by language. */
  text(of: (value: Value) => string | undefined): SeedText;
  optional<Key extends string>(key: Key, of: (value: Value) => string | undefined): { readonly [K in Key]?: SeedText };
  /** Returns the entries of a list, each in all locales. */
  map<Item, Result>(of: (value: Value) => readonly Item[], change: (item: Parallel<Item>) => Result): Result[];
  /** Returns a part that may be missing. */
  part<Part>(of: (value: Value) => Part | undefined): Parallel<Part> | undefined;
}

/** Returns a value in all locales. @throws {StartupError} where the locales differ in more than their texts. */
export function inParallel<Value>(
  locales: readonly SeedLocale[],
  name: string,
  values: ReadonlyMap<string, Value>,
): Parallel<Value> {
  const all = locales.map((locale) => {
    const value = values.get(locale);
    if (value === undefined) throw differs(name, locale);
    return [locale, value] as const;
  });
  const [[, first] = []] = all;
  if (first === undefined) throw differs(name, 'any locale');
  const merge = createMerger(locales, name);
  const column = (of: (value: Value) => string | undefined) =>
    Object.fromEntries(all.map(([locale, value]) => [locale, of(value)]));
  const part = <Part>(of: (value: Value) => Part | undefined): Parallel<Part> | undefined => {
    if (of(first) === undefined) return undefined;
    const parts = all.flatMap(([locale, value]): [string, Part][] => {
      const found = of(value);
      return found === undefined ? [] : [[locale, found]];
    });
    return inParallel(locales, name, new Map(parts));
  };
  return {
    first,
    text: (of) => merge.text(column(of)),
    optional: (key, of) => merge.optional(key, column(of)),
    part,
    map: (of, change) => {
      const length = of(first).length;
      const other = all.find(([, value]) => of(value).length !== length);
      if (other) throw differs(name, other[0]);
      return of(first).map((_, index) => {
        const item = part((value) => of(value)[index]);
        if (!item) throw differs(name, locales[0] ?? '');
        return change(item);
      });
    },
  };
}

/** Returns an image in each locale. */
export function parallelImage(image: Parallel<{ readonly key: string; readonly alt: string }>): SeedImage {
  return { key: image.first.key, alt: image.text(({ alt }) => alt) };
}

function differs(name: string, locale: string): StartupError {
  return new StartupError(
    `${name} is built otherwise in ${locale} than in the other locales, which files cannot say.`,
    'Give it the same parts in every locale.',
  );
}
