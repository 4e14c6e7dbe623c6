import { nearest } from '#cli/diagnostics/nearest.ts';
import { type Namespace, namespaces } from '#cli/runtime-usage/namespaces.ts';
import type { LoadedMessages, MessageFile } from './load-messages.ts';
import type { MessageUses } from './message-uses.ts';
import { getPluralForm, getPluralForms, isPlural, pluralForms, withoutPlural } from './plural-suffix.ts';

/** The base texts of one namespace in all locales. */
export interface NamespaceTexts {
  readonly namespace: Namespace;
  /** Locale → texts, the default locale first; only files that could be parsed. */
  readonly files: ReadonlyMap<string, MessageFile>;
  /** Texts that have plural forms in most locales; keys without suffix. */
  readonly plurals: ReadonlySet<string>;
  /** Returns the keys that a locale requires, plural suffixes included. */
  needed(locale: string): readonly string[];
  /** Returns the keys that a locale's file lacks, each with the unused key that may be a misspelling of it. */
  missing(locale: string): ReadonlyMap<string, string | undefined>;
}

/** Texts of one locale in one namespace: the base texts or a brand's overrides. */
export interface LocaleTexts {
  readonly locale: string;
  readonly file: MessageFile;
  readonly isOver: boolean;
}

/** Returns the namespaces that have texts or should have. */
export function textTable(
  { base }: LoadedMessages,
  uses: MessageUses,
  reference: string | undefined,
): readonly NamespaceTexts[] {
  const locales = [...base.keys()].sort((a, b) => Number(b === reference) - Number(a === reference));
  return namespaces.map((namespace) => {
    const files = new Map(
      locales.flatMap((locale) => {
        const file = base.get(locale)?.get(namespace);
        return file === undefined ? [] : [[locale, file] as const];
      }),
    );
    return namespaceTexts(namespace, files, uses);
  });
}

function namespaceTexts(
  namespace: Namespace,
  files: ReadonlyMap<string, MessageFile>,
  uses: MessageUses,
): NamespaceTexts {
  // Calculated when it is asked for, because that parses the files.
  const about = once(() => {
    const stems = new Set(uses.asked(namespace).map(({ key }) => key));
    for (const { texts } of files.values()) for (const key of texts.keys()) stems.add(withoutPlural(key));
    const used = [...stems].filter((stem) => uses.isUsed(namespace, stem));
    return { plurals: findPlurals([...files.values()]), used };
  });
  const needed = remember((locale) => {
    const { needed: forms } = getPluralForms(locale);
    const { plurals, used } = about();
    return used.flatMap((stem) => (plurals.has(stem) ? forms.map((form) => `${stem}_${form}`) : [stem]));
  });
  const missing = remember((locale) => {
    const file = files.get(locale);
    if (file === undefined) return new Map<string, string | undefined>();
    const keys = needed(locale).filter((key) => !file.texts.has(key) && !standsInOtherForm(file, key));
    const surplus = [...file.texts.keys()].filter(
      (key) => !uses.isUsed(namespace, withoutPlural(key)) || !isFormOf(locale, key),
    );
    return pair(keys, surplus);
  });
  return {
    namespace,
    files,
    get plurals() {
      return about().plurals;
    },
    needed,
    missing,
  };
}

/** Returns the texts that have plural forms in most locales; on a tie, in the first. */
function findPlurals(files: readonly MessageFile[]): ReadonlySet<string> {
  const votes = new Map<string, number>();
  files.forEach(({ texts }, index) => {
    const forms = new Set([...texts.keys()].filter(isPlural).map(withoutPlural));
    const weight = index === 0 ? 1.5 : 1;
    for (const stem of forms) votes.set(stem, (votes.get(stem) ?? 0) + weight);
    for (const key of texts.keys())
      if (!isPlural(key) && !forms.has(key)) votes.set(key, (votes.get(key) ?? 0) - weight);
  });
  return new Set([...votes].filter(([, vote]) => vote > 0).map(([stem]) => stem));
}

/**
 * Returns whether a text is plain where there should be plural forms, or the other way round, which has a diagnostic of
 * its own.
 */
function standsInOtherForm({ texts }: MessageFile, key: string): boolean {
  return isPlural(key) ? texts.has(withoutPlural(key)) : pluralForms.some((form) => texts.has(`${key}_${form}`));
}

/** Returns whether the language has the plural form that a key is for. */
export function isFormOf(locale: string, key: string): boolean {
  const form = getPluralForm(key);
  return form === undefined || getPluralForms(locale).known.includes(form);
}

/** Pairs each missing key with the nearest surplus one, each of which is used once. */
function pair(missing: readonly string[], surplus: readonly string[]): Map<string, string | undefined> {
  const left = new Set(surplus);
  return new Map(
    missing.map((key) => {
      const near = left.size === 0 ? undefined : nearest(key, left, 1)[0];
      if (near !== undefined) left.delete(near);
      return [key, near];
    }),
  );
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function remember<Value>(make: (locale: string) => Value): (locale: string) => Value {
  const made = new Map<string, Value>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const value = make(locale);
    made.set(locale, value);
    return value;
  };
}
