import type { Diagnostic } from '#cli/diagnostics/diagnostic.ts';
import { cached, type ResultCache, type ResultKey } from '#cli/results/result-cache.ts';
import type { Namespace } from '#cli/runtime-usage/namespaces.ts';
import { checkCharacters } from './check-characters.ts';
import { checkHeadLengths } from './check-head-lengths.ts';
import { checkLanguage, countWords, createVocabulary, describeKnown, type WordCounts } from './check-language.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { checkPlurals } from './check-plurals.ts';
import { checkUnused } from './check-unused.ts';
import { checkWording } from './check-wording.ts';
import type { LoadedMessages } from './load-messages.ts';
import type { MessageUses } from './message-uses.ts';
import type { LocaleTexts, NamespaceTexts } from './text-table.ts';

/** Passes on the diagnostics of one namespace: those of an earlier run, or what `check` finds. */
export type RememberCheck = (
  namespace: Namespace,
  what: ResultKey,
  check: () => readonly Diagnostic[],
) => readonly Diagnostic[];

/** Passes on the words of one namespace, likewise. */
export type RememberWords = (namespace: Namespace, count: () => WordCounts) => WordCounts;

/** Creates what checks of texts remember their diagnostics with, by the keys of namespaces. */
export function rememberChecks(results: ResultCache, getKey: (namespace: Namespace) => ResultKey): RememberCheck {
  return (namespace, what, check) => cached(results, [what, getKey(namespace)], isDiagnostics, check);
}

/** Creates what the words of texts are remembered with, by the keys of namespaces. */
export function rememberWords(results: ResultCache, getKey: (namespace: Namespace) => ResultKey): RememberWords {
  return (namespace, count) => cached(results, ['words', getKey(namespace)], isWordCounts, count);
}

function isDiagnostics(value: unknown): value is readonly Diagnostic[] {
  return Array.isArray(value);
}

function isWordCounts(value: unknown): value is WordCounts {
  return typeof value === 'object' && value !== null;
}

/**
 * Returns the diagnostics of texts, whichever sites show them: texts without a use, placeholders and plural forms that
 * differ between locales, what visitors would see that is none of the text, and texts in another language.
 */
export function checkTexts(
  messages: LoadedMessages,
  table: readonly NamespaceTexts[],
  uses: MessageUses,
  remember: { readonly check: RememberCheck; readonly words: RememberWords },
): Diagnostic[] {
  const { sources } = messages;
  const listFiles = (texts: NamespaceTexts): LocaleTexts[] => [
    ...[...texts.files].map(([locale, file]): LocaleTexts => ({ locale, file, isOver: false })),
    ...bundled(texts.namespace, messages),
  ];
  const words = new Map(table.map((texts) => [texts, remember.words(texts.namespace, () => countWords(texts))]));
  const vocabulary = createVocabulary([...words.values()]);
  return table.flatMap((texts) => [
    ...remember.check(texts.namespace, ['texts'], () => {
      const all = listFiles(texts);
      return [
        ...checkUnused(texts, uses),
        ...checkPlurals(texts, all),
        ...all.flatMap((one) => checkWording(texts, one, table, sources)),
        ...all.flatMap((one) => checkCharacters(texts, one, sources)),
        ...all.flatMap((one) => checkHeadLengths(texts, one, uses, sources)),
        ...checkPlaceholders(texts, all, uses, sources),
      ];
    }),
    ...remember.check(texts.namespace, ['language', describeKnown(words.get(texts) ?? {}, vocabulary)], () =>
      listFiles(texts).flatMap((one) => checkLanguage(texts, one, vocabulary, sources)),
    ),
  ]);
}

function bundled(namespace: Namespace, { bundles }: LoadedMessages): LocaleTexts[] {
  return [...bundles.values()].flatMap((files) =>
    [...files].flatMap(([locale, namespaces]) => {
      const file = namespaces.get(namespace);
      return file === undefined ? [] : [{ locale, file, isOver: true }];
    }),
  );
}
